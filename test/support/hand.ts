/**
 * Drives a page like a person and counts the work. Human time is the machine's time plus 1.2 s for each press, 0.3 s
 * for each key, and 8 s for each screen that must be read first.
 */
import type { Locator } from '@playwright/test';

const PRESS_S = 1.2;
const KEY_S = 0.3;

/** Time to read a screen and decide what to do. */
const SCREEN_S = 8;

export type Work = {
  readonly presses: number;
  readonly keys: number;
  /** Fields that were filled in. */
  readonly fields: number;
  /** Screens that had to be read first; not counted for guests, who know online shops. */
  readonly screens: number;
  readonly machineMs: number;
};

/** Seconds. */
export function humanTime({ presses, keys, screens, machineMs }: Work): number {
  return machineMs / 1000 + presses * PRESS_S + keys * KEY_S + screens * SCREEN_S;
}

export class Hand {
  #presses = 0;
  #keys = 0;
  #screens = 0;
  #fields = 0;
  readonly #began = performance.now();
  readonly #isTouch: boolean;

  /** Taps on a phone; otherwise clicks. */
  constructor({ isTouch = false }: { readonly isTouch?: boolean } = {}) {
    this.#isTouch = isTouch;
  }

  async press(target: Locator): Promise<void> {
    await (this.#isTouch ? target.tap() : target.click());
    this.#presses += 1;
  }

  /** Counts a screen that is new to the person. */
  read(): void {
    this.#screens += 1;
  }

  /** Presses a switch; its track covers the input element. */
  async flip(target: Locator): Promise<void> {
    await target.press('Space');
    this.#presses += 1;
  }

  /** Presses a choice, unless it is chosen already. */
  async choose(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    if (!(await target.isChecked())) await this.press(target);
  }

  /** Opens a list and presses one of its choices; nothing where it is chosen already. */
  async pick(list: Locator, value: string): Promise<void> {
    if ((await list.inputValue()) === value) return;
    await list.selectOption(value);
    this.#presses += 2;
  }

  /** Fills in a group of fields: a press on the first one, then a key („next”) for each further one. */
  async write(fields: readonly (readonly [Locator, string])[]): Promise<void> {
    const [first] = fields;
    if (first !== undefined) await this.press(first[0]);
    for (const [target, text] of fields) await this.type(target, text);
    this.#fields += fields.length;
  }

  /** Types into a field that has the focus. */
  async type(target: Locator, text: string): Promise<void> {
    await target.fill(text);
    this.#keys += [...text].length + 1;
  }

  /** Chooses a file: three presses, for the field, the file in the system dialog, and the dialog's button. */
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
      fields: this.#fields,
      machineMs: performance.now() - this.#began,
    };
  }
}
