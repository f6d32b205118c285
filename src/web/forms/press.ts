/**
 * A press moves the focus when the pointer goes down and is carried out when it comes up. What moves the page in between
 * would take the button away from under the pointer, and the press would be lost.
 */
export class Press {
  #isDown = false;
  #waiting: readonly (() => void)[] = [];

  begin(): void {
    this.#isDown = true;
  }

  /** The press was carried out, or left. */
  end(): void {
    const due = this.#waiting;
    this.#isDown = false;
    this.#waiting = [];
    for (const act of due) act();
  }

  /** At once where nothing is pressed, otherwise after the press. */
  runAfter(act: () => void): void {
    if (this.#isDown) this.#waiting = [...this.#waiting, act];
    else act();
  }
}

const BEGINNINGS = ['pointerdown', 'mousedown'] as const;
/** A press that ends where nobody tells it, such as in a list of the browser, ends with the next key. */
const ENDS = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown'] as const;

/** Tells `press` of what the pointer does in this document; answers how to stop. */
export function watchPress(press: Press): () => void {
  const begin = () => press.begin();
  // The click comes right behind the end, before any timer.
  const end = () => setTimeout(() => press.end());
  // A component may keep an event to itself: it is seen on its way down.
  for (const kind of BEGINNINGS) document.addEventListener(kind, begin, true);
  for (const kind of ENDS) document.addEventListener(kind, end, true);
  return () => {
    for (const kind of BEGINNINGS) document.removeEventListener(kind, begin, true);
    for (const kind of ENDS) document.removeEventListener(kind, end, true);
  };
}
