// @ts-check
/** Lines of the log that tell one thing together: which they are, and how they are put. */

/** @typedef {import("./parts.js").LogLine} LogLine */

/** Does a line say the same as the one before, of another place? @param {LogLine} before @param {LogLine} line */
export function goesOn(before, line) {
  const [one, other] = [sameElsewhere(before), sameElsewhere(line)];
  return !!one && one[0] === other?.[0] && before.seat === line.seat;
}

/** Does a line say nothing but that the turn ended in which the one before was done? @param {LogLine} before @param {LogLine} line */
export function isLastOf(before, line) {
  return before.act && !before.undone && !before.details.length && before.seat === line.seat && !line.undone && !line.auto && /^\S+ ended (your|their) turn$/.test(line.text);
}

/** What was done and where, of a line that tells nothing else. @param {LogLine} line @returns {[deed: string, place: string] | null} */
export function sameElsewhere({ text, details, lost, undone, auto }) {
  const found = /^(\D+ (?:in|inside) )([^·;:,.\d]+)\.?$/.exec(text);
  return found && !details.length && !lost.length && !undone && !auto ? [found[1], found[2]] : null;
}

/** What is done several times in one place is counted: "You raised 7 armies: Lowmoor 5, Foxley 2". @param {Element} item a line, with others that were joined to it */
export function tally(item) {
  const [first, ...others] = [item.querySelector("span"), ...item.querySelectorAll(".again")].map((one) => /** @type {HTMLElement} */ (one));
  const said = (first.dataset.said ??= first.textContent ?? "");
  const rows = others.filter((one) => !/ ended (your|their) turn$/.test((one.dataset.said ??= one.textContent ?? "")));
  const [, deed, place] = /^(.+ (?:in|inside) )(.+)$/.exec(said) ?? [];
  if (!deed) return;
  const places = [place, ...rows.map((one) => one.dataset.said?.slice(2) ?? "")];
  const told = sumsOf(deed, places);
  [first, ...rows].forEach((one, k) => (one.textContent = told[k]));
}

/**
 * The words of lines that were joined, each by itself; what was counted with an earlier one has none.
 * @param {string} deed such as `You raised an army in `
 * @param {string[]} places
 * @returns {string[]}
 */
export function sumsOf(deed, places) {
  const counts = places.map((place) => places.filter((other) => other === place).length);
  const isCounted = counts.some((count) => count > 1);
  const [, before, thing] = /^(.+) an? (\w+) in $/.exec(deed) ?? [];
  const many = places.length > 1 && thing ? `${before} ${plural(thing)} in ` : deed;
  const lead = isCounted && thing ? `${before} ${places.length} ${plural(thing)}: ` : many;
  const mark = (/** @type {number} */ k) => (k === places.length - 1 && !isCounted ? " and " : ", ");
  const words = (/** @type {string} */ place, /** @type {number} */ k) => place + (isCounted && thing ? ` ${counts[k]}` : counts[k] > 1 ? ` ×${counts[k]}` : "");
  return places.map((place, k) => (places.indexOf(place) < k ? "" : `${k ? mark(k) : lead}${words(place, k)}`));
}

/**
 * Lines in short: what somebody did in several places is one of them, "Dan raised 15 armies".
 * @param {LogLine[]} lines
 * @returns {LogLine[]}
 */
export function inShort(lines) {
  /** @type {LogLine[][]} */
  const groups = [];
  for (const line of lines) {
    const group = groups[groups.length - 1];
    if (group && goesOn(group[0], line)) group.push(line);
    else groups.push([line]);
  }
  return repeated(groups.map((group) => (group.length > 1 ? asOne(group) : group[0])));
}

/** What somebody did again and again for a gain is counted where it was done last: "Dan delivered jade to the Salt Wife ×4 (+13 points)". @param {LogLine[]} lines */
function repeated(lines) {
  const alike = (/** @type {LogLine} */ line) => lines.filter((other) => !!deedOf(line) && other.seat === line.seat && deedOf(other) === deedOf(line));
  return lines.flatMap((line) => {
    const group = alike(line);
    if (group.length < 2) return [line];
    if (line !== group[group.length - 1]) return [];
    const points = group.reduce((sum, { text }) => sum + Number(/(\d+) points?\b/.exec(text)?.[1] ?? 0), 0);
    const gain = points ? ` (+${points} points)` : "";
    return [{ ...line, text: `${deedOf(line)} ×${group.length}${gain}`, spots: group.flatMap((one) => one.spots) }];
  });
}

/** What was done for a gain, without it. @param {LogLine} line */
function deedOf({ text, lost, undone }) {
  return lost.length || undone ? "" : (/^(\D+) and got \d/.exec(text)?.[1] ?? "");
}

/** @param {LogLine[]} group of lines that say the same of other places @returns {LogLine} */
function asOne(group) {
  const told = group.map((line) => sameElsewhere(line) ?? ["", ""]);
  const [deed, places] = [told[0][0], told.map(([, place]) => place)];
  const [, before, thing] = /^(.+) an? (\w+) in $/.exec(deed) ?? [];
  const where = new Set(places).size > 1 ? "" : ` in ${places[0]}`;
  const text = thing ? `${before} ${group.length} ${plural(thing)}${where}` : sumsOf(deed, places).join("");
  return { ...group[group.length - 1], text, spots: group.flatMap((line) => line.spots) };
}

/** @param {string} thing */
function plural(thing) {
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`;
}
