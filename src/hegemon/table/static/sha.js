// @ts-check
/**
 * SHA-256, as FIPS 180-4 has it. A browser has one of its own only where the page came over https or from the same
 * machine, and a table in the next room comes over plain http; so this one is used everywhere.
 */

const ROUNDS = 64;
const PRIMES = primes(ROUNDS);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const MIXED_IN = PRIMES.map((prime) => fraction(prime ** (1 / 3)));

/** The hash of some bytes, or of a text in UTF-8, as 64 hex digits. @param {Uint8Array | string} content */
export function sha256(content) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const words = padded(bytes);
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = compressed(state, words.subarray(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes that hex digits stand for. @param {string} digits */
export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Whole blocks of sixteen words: the bytes, a one, zeros, and how many bits there were. @param {Uint8Array} bytes */
function padded(bytes) {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length << 3);
  return Uint32Array.from({ length: view.byteLength / 4 }, (_, at) => view.getUint32(4 * at));
}

/** @param {number[]} state @param {Uint32Array} block */
function compressed(state, block) {
  const spread = spreadOut(block);
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + MIXED_IN[round] + spread[round];
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0);
}

/** Sixteen words as sixty-four. @param {Uint32Array} block */
function spreadOut(block) {
  const words = new Int32Array(ROUNDS);
  words.set(block);
  for (let at = 16; at < ROUNDS; at += 1) {
    const [late, early] = [words[at - 2], words[at - 15]];
    words[at] = words[at - 16] + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) + words[at - 7] + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
  }
  return words;
}

/** @param {number} word @param {number} bits */
function turn(word, bits) {
  return (word >>> bits) | (word << (32 - bits));
}

/** The first 32 bits behind the point. @param {number} root */
function fraction(root) {
  return ((root % 1) * 2 ** 32) | 0;
}

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let next = 2; found.length < count; next += 1) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}
