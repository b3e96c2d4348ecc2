// @ts-check
/** Deeds go up by POST: with a key, so that one that was sent twice is done once. */

import { element } from "./dom.js";

const WAITS = [300, 800, 2000, 4000, 8000]; // milliseconds before each further try
const PATIENCE = 12_000; // for one answer
const BUSY = [502, 503, 504];

/** The server said no, and why. */
export class Refused extends Error {
  /**
   * @param {string} sentence fit for the player
   * @param {string} [rule]
   * @param {number} [status]
   */
  constructor(sentence, rule = "", status = 0) {
    super(sentence);
    this.sentence = sentence;
    this.rule = rule;
    this.status = status;
  }
}

/**
 * @typedef {object} Means what sending needs of the browser; a test brings its own
 * @property {(address: string, request: any) => Promise<any>} fetch
 * @property {(wait: number) => Promise<void>} pause
 * @property {(tries: number) => void} trying it does not go through: the number of tries so far, 0 when all is well
 */

/** @type {Means} */
export const BROWSER = {
  fetch: (address, request) => fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE) }),
  pause: (wait) => new Promise((done) => setTimeout(done, wait)),
  trying: () => {},
};

/** A key of 128 bits, as 22 letters. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * Send a deed until it is answered; what it says back, or Refused.
 * @param {string} address
 * @param {Record<string, any>} [body]
 * @param {string} [method]
 * @param {Means} [means]
 * @returns {Promise<any>}
 */
export async function send(address, body = {}, method = "POST", means = BROWSER) {
  const request = {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ key: newKey(), ...body }),
  };
  for (let tries = 0; ; tries += 1) {
    const response = await attempt(address, request, means);
    if (response && !BUSY.includes(response.status)) {
      if (tries) means.trying(0);
      return answer(response);
    }
    means.trying(tries + 1);
    if (tries === WAITS.length) {
      means.trying(0);
      throw response ? await refusal(response) : new Refused("The server cannot be reached. Nothing was lost: try again.");
    }
    await means.pause(WAITS[tries]);
  }
}

/**
 * Ask without changing anything; JSON back, or Refused.
 * @param {string} address
 * @param {Means} [means]
 * @returns {Promise<any>}
 */
export async function ask(address, means = BROWSER) {
  const response = await attempt(address, { headers: { Accept: "application/json" } }, means);
  if (!response) throw new Refused("The server cannot be reached.");
  return answer(response);
}

/**
 * @param {string} address
 * @param {any} request
 * @param {Means} means
 * @returns {Promise<any>} nothing when the network failed
 */
async function attempt(address, request, means) {
  try {
    return await means.fetch(address, request);
  } catch {
    return null;
  }
}

/** @param {any} response */
async function answer(response) {
  if (!response.ok) throw await refusal(response);
  if (response.redirected) return { url: response.url };
  return readJson(response);
}

/** @param {any} response */
async function refusal(response) {
  const told = await readJson(response);
  const sentence = told.sentence || `The server refuses this (${response.status}).`;
  return new Refused(sentence, told.rule || "", response.status);
}

/** @param {any} response */
async function readJson(response) {
  try {
    return (await response.json()) ?? {};
  } catch {
    return {};
  }
}

/**
 * What to tell the reader about something that went wrong.
 * @param {unknown} wrong
 */
export function sentenceOf(wrong) {
  return wrong instanceof Error ? wrong.message : String(wrong);
}

/** A part of a page from our own server; empty where it could not be fetched. @param {string} address */
export async function fetched(address) {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

/**
 * Do something that the server may refuse, and say so in place.
 * @param {HTMLElement} place
 * @param {() => Promise<any>} deed
 * @param {(told: any) => void} [then]
 */
export async function run(place, deed, then = () => {}) {
  place.querySelector(".error")?.remove();
  place.setAttribute("aria-busy", "true");
  try {
    then(await deed());
  } catch (wrong) {
    place.append(element("p", { class: "error", role: "alert" }, sentenceOf(wrong)));
  } finally {
    place.removeAttribute("aria-busy");
  }
}
