/**
 * A hand that does what a person does on a screen, and counts. Human time is what the machine takes, 1.2 s for each press, 0.3 s
 * for each key, and 8 s for each screen that has to be read first.
 */
import type { Locator } from '@playwright/test';

const PRESS_S = 1.2;
const KEY_S = 0.3;

/** To read a screen and decide what to do on it. */
const SCREEN_S = 8;

export type Work = {
  readonly presses: number;
  readonly keys: number;
  /** That were read first; guests know shops, their screens are not counted. */
  readonly screens: number;
  readonly machineMs: number;
};

/** In seconds. */
export function humanTime({ presses, keys, screens, machineMs }: Work): number {
  return machineMs / 1000 + presses * PRESS_S + keys * KEY_S + screens * SCREEN_S;
}

export class Hand {
  #presses = 0;
  #keys = 0;
  #screens = 0;
  readonly #began = performance.now();
  readonly #isTouch: boolean;

  /** With a finger, where the page is on a telephone; else with a mouse. */
  constructor({ isTouch = false }: { readonly isTouch?: boolean } = {}) {
    this.#isTouch = isTouch;
  }

  async press(target: Locator): Promise<void> {
    await (this.#isTouch ? target.tap() : target.click());
    this.#presses += 1;
  }

  /** A screen that is new to the person. */
  read(): void {
    this.#screens += 1;
  }

  /** A switch: its track lies over the control that a finger means. */
  async flip(target: Locator): Promise<void> {
    await target.press('Space');
    this.#presses += 1;
  }

  /** A press, unless it is chosen already. */
  async choose(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await target.isChecked())) await this.press(target);
  }

  /** The first field of a group is a press; the keyboard's „next”, which leads to the others, is a key. */
  async write(fields: readonly (readonly [Locator, string])[]): Promise<void> {
    const [first] = fields;
    if (first !== undefined) await this.press(first[0]);
    for (const [target, text] of fields) {
      await target.fill(text);
      this.#keys += [...text].length + 1;
    }
  }

  /** A file: the field, the file in the window of the system, its button. */
  async give(field: Locator, input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await field.waitFor();
    await input.setInputFiles(file);
    this.#presses += 3;
  }

  work(): Work {
    return {
      presses: this.#presses,
      keys: this.#keys,
      screens: this.#screens,
      machineMs: performance.now() - this.#began,
    };
  }
}
