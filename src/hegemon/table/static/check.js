// @ts-check
/** The page that checks dice: of the table that it is about, or of a record that somebody has as a file. */

import { element, fill, need } from "./dom.js";
import { numberList, remembered } from "./numbers.js";
import { findings, ownFindings, readRecord, servedFinding } from "./proof.js";

/** @typedef {import("./proof.js").Finding} Finding */
/** @typedef {import("./proof.js").Read} Read */

const place = need("verdict");
const { table = "", commitment = "" } = place.dataset;

/** The record of a table, if this server has one to show. @param {string} id */
async function served(id) {
  const response = await fetch(`/t/${encodeURIComponent(id)}/record`).catch(() => null);
  return response?.ok ? response.text() : "";
}

async function checkTable() {
  const text = await served(table);
  if (!text) return say("The record cannot be loaded right now. Reload the page to try again.");
  const read = readRecord(text);
  if (read) show(read, [...findings(read, commitment), ...ownFindings(read.proof, remembered(table))]);
}

/** @param {File} file */
async function checkFile(file) {
  const read = readRecord(await file.text());
  if (!read) return say(`${file.name} is no record of Hegemon. Download one when a game is over.`);
  const known = read.proof ? readRecord(await served(read.proof.table)) : null;
  const own = ownFindings(read.proof, read.proof && remembered(read.proof.table));
  show(read, [...findings(read), ...own, ...(known ? [servedFinding(read, known)] : [])], file.name);
}

/** @param {Read} read @param {Finding[]} found @param {string} [name] */
function show({ proof, names }, found, name = "") {
  const right = found.every((finding) => finding.right);
  const [match, differ] = !name && /^(shuffle|map)$/.test(place.dataset.luck ?? "") ? [`The ${place.dataset.luck} matches`, `The ${place.dataset.luck} does not match`] : ["The dice match", "The dice do not match"];
  const words = !right ? differ : proof ? match : "The seed was settled before the first move";
  const rows = found.map((finding) => element("li", { class: finding.right ? "right" : "wrong" }, element("span", { class: "unseen" }, finding.right ? "Right: " : "Wrong: "), finding.text));
  const unmixed = right && !proof ? element("p", { class: "quiet" }, "The server alone chose this seed. Newer games mix in a number from each player.") : null;
  fill(place, element("h2", { class: right ? "right" : "wrong" }, words), name && element("p", { class: "quiet" }, name), element("ul", { class: "findings" }, ...rows), unmixed, proof && numbersOf(proof, names));
  if (name) place.scrollIntoView();
}

/** @param {import("./proof.js").Proof} proof @param {string[]} names */
function numbersOf({ commitment: shown, secret, numbers }, names) {
  const rows = [["Fingerprint", shown], ["Secret", secret], ...numbers.map((number, seat) => [`Number from ${names[seat]}`, number, "None"])];
  return element("details", {}, element("summary", {}, "Show the numbers"), numberList(rows));
}

/** @param {string} sentence */
function say(sentence) {
  fill(place, element("p", { class: "notice wrong", role: "alert" }, sentence));
}

const field = /** @type {HTMLInputElement} */ (need("file"));
field.onchange = () => field.files?.[0] && void checkFile(field.files[0]);
if (place.dataset.over) void checkTable();
