// @ts-check
/** The coach is fetched by itself, so that a table is there sooner; until it has come, what it is to say is remembered. */

/** @typedef {import("./coach.js").Coach} Coach */

export class Coaching {
  /** @param {ConstructorParameters<typeof import("./coach.js").Coach>} needs @param {() => void} arrived */
  constructor(needs, arrived) {
    /** @type {Coach | null} */
    this.coach = null;
    /** @type {Parameters<Coach["show"]> | null} */
    this.last = null;
    this.meet(needs).then(arrived, () => {}); // a table without it is still one
  }

  /** @param {ConstructorParameters<typeof import("./coach.js").Coach>} needs */
  async meet(needs) {
    const { Coach } = await import("./coach.js");
    this.coach = new Coach(...needs);
    if (this.last) this.coach.show(...this.last);
  }

  /** @param {Parameters<Coach["show"]>} moment */
  show(...moment) {
    this.last = moment;
    this.coach?.show(...moment);
  }

  hide() {
    this.last = null;
    this.coach?.hide();
  }

  /** What the main button does instead, where there is something to read. @param {import("./parts.js").Parts["lesson"]} lesson */
  following(lesson) {
    return this.coach?.following(lesson);
  }
}
