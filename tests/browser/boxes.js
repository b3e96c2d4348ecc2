/** Measures the boxes of a table page as it is shown, and names what a player would stumble over.
 *
 * Each finding is {kind, what, detail}: `small` text, `clipped` text, `overlap` of things that stand beside each other,
 * `target` that a finger misses, `scrolls` what should not, `outside` of the window. Beside the findings come the place
 * of the main button and the share of the window that the board is drawn on.
 */
({ isTouch, isWide, isLarge }) => {
  const LEAST_TEXT = 12;
  const LEAST_TARGET = isTouch ? 44 : 24;
  const SLACK = 1.5; // pixels that rounding may cost
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const found = new Map();
  const report = (kind, what, detail = "") => found.has(`${kind} ${what}`) || found.set(`${kind} ${what}`, { kind, what, detail });

  const one = (selector) => document.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !node.closest(".unseen, .skip, #minimap, noscript, defs, pattern, symbol");
  const box = (node) => node.getBoundingClientRect();
  /** Is this only for those who listen? */
  const isForTheEar = (node) => node !== document.body && (/inset\(50%|rect\(0/.test(getComputedStyle(node).clipPath) || isForTheEar(node.parentElement));
  const nameOf = (node) => {
    if (!node || node === document.body) return "body";
    if (node.id) return `#${node.id}`;
    const names = [...node.classList].filter((name) => !/^(fresh|now|done|on|own|asked|away|lit)$/.test(name)).map((name) => `.${name}`);
    return `${nameOf(node.closest("[id]:not(svg *)") ?? document.body)} ${node.tagName.toLowerCase()}${names.join("")}`;
  };
  const said = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));
  const depth = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

  /** Every piece of text that can be seen, with its boxes. */
  const texts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const pieces = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || /^(script|style|title|desc|option)$/i.test(parent.tagName) || !isSeen(parent)) continue;
      range.selectNodeContents(node);
      const isWholeLabel = parent.tagName === "text" && parent.childNodes.length === 1; // which may be drawn narrower
      const boxes = [...(isWholeLabel ? parent : range).getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
      if (boxes.length && !isForTheEar(parent)) pieces.push({ node, parent, boxes, text: node.data });
    }
    return pieces;
  };

  const isBoardText = (piece) => !!piece.parent.closest("#board svg");
  const sizeOf = ({ parent }) => {
    const size = parseFloat(getComputedStyle(parent).fontSize);
    const matrix = parent.closest("svg") && parent.getScreenCTM?.();
    return matrix ? size * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : size;
  };

  /** Letters on a board may be smaller where one can go nearer: on a phone, and on the largest maps. */
  const checkSize = (piece) => {
    const size = sizeOf(piece);
    if (isBoardText(piece) && (!isWide || isLarge)) return;
    if (size < LEAST_TEXT - 0.05) report("small", nameOf(piece.parent), `${said(piece.text)} ${size.toFixed(1)}px`);
  };

  /** Is this a letter of a board that is shown in part? */
  const isPanned = (piece) => isBoardText(piece) && !!one("#board.near");
  const hides = (value) => /hidden|clip/.test(value);
  const scrolls = (value) => /auto|scroll/.test(value);
  const isSideways = innerHeight < 500 && innerWidth > innerHeight;
  /** Is this read at a glance, so that nobody would look for more of it? On a phone held sideways all of the rail but what a tab opens. */
  const isAtAGlance = (node) => isSideways && !!node.closest(".rail") && !node.closest(".leaf:not(#players)");

  /** Text that goes over the edge of what hides the rest of it; where one can scroll it is only out of sight, if one would. */
  const checkClipping = (piece) => {
    if (isPanned(piece)) return;
    const isSvg = !!piece.parent.closest("svg");
    const [left, right] = [Math.min(...piece.boxes.map((b) => b.left)), Math.max(...piece.boxes.map((b) => b.right))];
    const [top, bottom] = [Math.min(...piece.boxes.map((b) => b.top)), Math.max(...piece.boxes.map((b) => b.bottom))];
    const high = sizeOf(piece) * 0.3 + SLACK; // what a font has above and below its letters
    let [free, freeDown] = [false, false];
    for (let node = isSvg ? piece.parent.closest("#board, #hand, .panel, .symbol, .art, .plot") : piece.parent; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.display === "contents") continue;
      const edge = node === document.body || node === document.documentElement ? view : inner(node);
      if (style.textOverflow === "ellipsis" && node.scrollWidth > node.clientWidth + 1) return report("clipped", `${nameOf(node)} …`, said(piece.text));
      const isGone = left >= edge.right || right <= edge.left || top >= edge.bottom - 2 || bottom <= edge.top + 2; // as a whole
      const cuts = (/** @type {string} */ value) => hides(value) || (scrolls(value) && isAtAGlance(node));
      if (isGone && cuts(style.overflowY)) return;
      if (!free && cuts(style.overflowX) && (left < edge.left - SLACK || right > edge.right + SLACK)) return report("clipped", `${nameOf(node)} across`, said(piece.text));
      if (!freeDown && cuts(style.overflowY) && (top < edge.top - high || bottom > edge.bottom + high)) return report("clipped", `${nameOf(node)} down`, said(piece.text));
      free ||= scrolls(style.overflowX);
      freeDown ||= scrolls(style.overflowY);
      if (style.position === "fixed") break;
    }
    const isOut = (!free && (left < -SLACK || right > innerWidth + SLACK)) || (!freeDown && (top < -high || bottom > innerHeight + high));
    if (isOut) report("outside", nameOf(piece.parent), said(piece.text));
  };

  const inner = (node) => {
    const { left, top } = box(node);
    const [x, y] = [left + node.clientLeft, top + node.clientTop];
    return { left: x, top: y, right: x + node.clientWidth, bottom: y + node.clientHeight };
  };

  /** Two labels, one over the other; a label in a token lies on its own ground, so only letters are compared. */
  const checkLabels = (pieces) => {
    const flat = pieces.filter((piece) => inSight(piece) && !isPanned(piece)).flatMap((piece) => piece.boxes.map((b) => ({ piece, ...shown(piece.parent, letters(b)) })));
    flat.sort((a, b) => a.left - b.left);
    flat.forEach((a, k) => {
      for (let j = k + 1; j < flat.length && flat[j].left < a.right; j += 1) {
        const b = flat[j];
        const isSame = a.piece.parent === b.piece.parent || a.piece.text === b.piece.text;
        if (isSame || depth(a, b) <= SLACK || layerOf(a.piece) !== layerOf(b.piece)) continue;
        report("overlap", `${labelOf(a.piece)} and ${labelOf(b.piece)}`, `${said(a.piece.text)}, ${said(b.piece.text)} by ${depth(a, b).toFixed(1)}px`);
      }
    });
  };

  /** What is left of a box within all that scroll round it. */
  const shown = (node, { left, top, right, bottom }) => {
    for (let over = node; over && over !== document.body; over = over.parentElement) {
      if (over instanceof SVGElement || getComputedStyle(over).overflow === "visible") continue;
      const edge = box(over);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };

  const labelOf = (piece) => (isBoardText(piece) ? `board's ${said(piece.text)}` : nameOf(piece.parent));
  const letters = ({ left, top, right, bottom }) => ({ left: left + 0.5, right: right - 0.5, top: top + (bottom - top) * 0.25, bottom: bottom - (bottom - top) * 0.25 });
  /** What lies over what: the page, a phone's drawer and dock over its board, what floats over both, and dialogs. */
  const layerOf = ({ parent }) => (parent.closest("dialog") ? 3 : parent.closest(FLOATING) || isOverlaid(parent) ? 2 : Number(isOverTheBoard(parent)));
  const FLOATING = `#sign, .caption, .dice, .large, #curtain${isWide ? "" : ", #zoom"}`; // from under a phone's buttons the board can be moved
  const isOverlaid = (node) => !!node.closest("#log-panel > .leaf") && getComputedStyle(node.closest("#log-panel > .leaf")).position === "fixed";
  /** A phone's drawer and dock open over its board. */
  const isOverTheBoard = (node) => !!node.closest("#log-panel, #dock, #recap") && getComputedStyle(one(".rail")).position === "absolute";

  /** At rest a drawer has only the room that the board leaves. */
  const checkRest = () => {
    const panel = one("#log-panel[data-height=rest]");
    if (!panel || !isOverTheBoard(panel)) return;
    const bottom = box(one(".stage")).top + innerWidth / Number(one("#table").style.getPropertyValue("--ratio"));
    if (box(panel).top < bottom - 1) report("overlap", "#log-panel and the board", `by ${bottom - box(panel).top}px`);
  };

  const inSight = (piece) => {
    const [first] = piece.boxes;
    const [x, y] = [(first.left + first.right) / 2, (first.top + first.bottom) / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    const isPinned = getComputedStyle(piece.parent).position === "sticky"; // and others go under it
    return !isPinned && isWithinScrolled(piece.parent, x, y);
  };
  const isWithinScrolled = (node, x, y) => {
    for (let over = node; over && over !== document.body; over = over.parentElement) {
      if (over instanceof SVGElement ? over.ownerSVGElement : getComputedStyle(over).overflow === "visible") continue;
      const edge = box(over);
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false;
    }
    return true;
  };

  /** Things that stand beside each other in the page do not lie over each other. */
  const checkSiblings = () => {
    const parents = [one("#table"), ...all("#table *, dialog, dialog *")].filter((node) => node instanceof HTMLElement && node.childElementCount > 1 && isSeen(node));
    for (const parent of parents) {
      const children = flowing(parent).map((node) => [node, box(node)]);
      children.forEach(([a, boxA], k) => {
        for (const [b, boxB] of children.slice(k + 1)) if (depth(boxA, boxB) > 4) report("overlap", `${nameOf(a)} and ${nameOf(b)}`);
      });
    }
  };

  const flowing = (parent) => [...parent.children].flatMap((node) => (getComputedStyle(node).display === "contents" ? flowing(node) : [node])).filter(isInFlow);
  const isInFlow = (node) => {
    const { position, display } = getComputedStyle(node);
    const isLifted = node.matches(".ring-chosen") || node.querySelector(".ring-chosen"); // a picked card stands up
    return node instanceof HTMLElement && isSeen(node) && !/absolute|fixed|sticky/.test(position) && display !== "inline" && !isLifted && !node.matches("#sign, #curtain") && box(node).width > 0;
  };

  /** What floats over the stage leaves each other's place free. */
  const checkFloating = () => {
    const floats = ["#zoom", "#minimap", ".caption", "#scrubber"].flatMap((selector) => all(`.stage ${selector}`)).filter((node) => node.checkVisibility());
    floats.forEach((a, k) => floats.slice(k + 1).forEach((b) => depth(box(a), box(b)) > 1 && report("overlap", `${nameOf(a)} and ${nameOf(b)}`)));
  };

  const TARGETS = "button, a[href], select, input, summary, [role=button], [role=tab]";
  const checkTargets = () => {
    for (const node of all(TARGETS, document.body)) {
      if (!isSeen(node) || node.closest("svg, .lines, #rules, #text, p, .crumb, .handle") || node.disabled) continue; // tabs do what a handle does
      const shown = /radio|checkbox/.test(node.type) ? node.closest("label") ?? node : node;
      const { width, height } = box(shown);
      const least = node.closest("#tokens") ? 24 : LEAST_TARGET; // eight tokens share one row of a phone
      if (width && (width < least - 0.5 || height < LEAST_TARGET - 0.5)) report("target", nameOf(node), `${said(node.textContent || node.ariaLabel || "")} ${width | 0}x${height | 0}`);
      checkReach(node, shown);
    }
  };

  /** What can be pressed lies in the window and under nothing else, unless one scrolls to it. */
  const checkReach = (node, shown) => {
    const { left, top, right, bottom } = box(shown);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!isWithinScrolled(shown.parentElement, x, y)) return;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return report("outside", nameOf(node));
    const met = document.elementFromPoint(x, y);
    if (!met || shown.contains(met) || met.contains(shown) || met.closest("dialog, #sign, #curtain") || isOverlaid(met)) return;
    report("overlap", `${nameOf(met)} covers ${nameOf(node)}`, said(node.textContent));
  };

  /** The page never scrolls; beside a board, all that is asked is in sight. On a phone the dock scrolls above its buttons. */
  const checkScrolling = () => {
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) report("scrolls", "the page across", `by ${page.scrollWidth - innerWidth}px`);
    if (page.scrollHeight > innerHeight) report("scrolls", "the page down", `by ${page.scrollHeight - innerHeight}px`);
    const isReadToTheEnd = !isWide && !!one("#table[data-stage=over]:not(.in-past, .replay)"); // board, result and review are one page
    const parts = ["#table", !isReadToTheEnd && ".stage", ".rail", "#dock", ".acts", "#phases", ".tabs", "#tokens", ".deeds"];
    const inFull = [(isWide || isSideways) && ".dock-body", isWide && innerHeight >= 800 && !one("#recap:not([hidden])") && ".facts-of-all"].filter(Boolean);
    for (const selector of [...parts.filter(Boolean), ...inFull]) all(selector).forEach((node) => checkInFull(selector, node));
  };

  /** @param {string} selector @param {HTMLElement} node */
  const checkInFull = (selector, node) => {
    if (!isSeen(node) || getComputedStyle(node).display === "contents") return;
    if (node.scrollWidth > node.clientWidth + SLACK) report("scrolls", `${selector} across`, `by ${node.scrollWidth - node.clientWidth}px`);
    if (node.scrollHeight > node.clientHeight + 4) report("scrolls", `${selector} down`, `by ${node.scrollHeight - node.clientHeight}px`);
  };

  /** What stands above the dock of a phone held sideways is shown as a whole, or not at all. */
  const checkWholeOrGone = () => {
    const edge = isSideways && box(one(".facts-of-all"));
    for (const node of edge ? all(".facts-of-all > *").filter(isSeen) : []) {
      const { left, bottom, width } = box(node);
      if (width && left < edge.right - SLACK && bottom > edge.bottom + SLACK) report("clipped", `.facts-of-all ${nameOf(node)}`, `by ${bottom - edge.bottom}px`);
    }
  };

  const mainButton = () => {
    const shown = one("#confirm");
    if (!shown?.checkVisibility()) return null;
    const { left, top, right, bottom } = box(shown);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) report("outside", "#confirm");
    return [right, top, bottom].map(Math.round); // alone it is wider, to the left
  };

  /** The part of the window that the picture of the board is drawn on. */
  const boardShare = () => {
    const picture = one("#board > svg");
    if (!picture?.checkVisibility()) return 0;
    const parts = [...picture.children].filter((part) => part instanceof SVGGraphicsElement && !(part instanceof SVGDefsElement)).map(box).filter((b) => b.width);
    if (!parts.length) return 0;
    const edge = box(picture);
    const width = Math.min(edge.right, Math.max(...parts.map((b) => b.right))) - Math.max(edge.left, Math.min(...parts.map((b) => b.left)));
    const height = Math.min(edge.bottom, Math.max(...parts.map((b) => b.bottom))) - Math.max(edge.top, Math.min(...parts.map((b) => b.top)));
    return (width * height) / (innerWidth * innerHeight);
  };

  const pieces = texts();
  pieces.forEach(checkSize);
  pieces.forEach(checkClipping);
  checkLabels(pieces);
  checkSiblings();
  checkFloating();
  checkRest();
  checkTargets();
  checkScrolling();
  checkWholeOrGone();
  return { button: mainButton(), share: boardShare(), texts: pieces.length, findings: [...found.values()] };
}
