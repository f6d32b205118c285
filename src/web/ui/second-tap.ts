/**
 * A double tap on a button that closes an overlay used to press what came to lie under the finger. One listener for the
 * whole document stops the second tap of a double tap, unless it lands on the control that the first one pressed.
 */

/** How soon after the first a tap is the second of a double tap, in milliseconds; the limit of Windows and Android. */
const DOUBLE_TAP_MS = 500;
/** A triple tap is meant as little as a double one; more clicks in a row are deliberate. */
const MOST_CLICKS = 3;
/** How far from the first it may be, in CSS pixels: about the width of a finger. */
const SAME_PLACE_PX = 40;

/** For a control on which a double tap is one press: `<Button {...PRESSED_ONCE}>`. */
export const PRESSED_ONCE = { 'data-pressed-once': '' } as const;

/** What is known of a click on the screen. */
export type Tap = {
  /** The control that was pressed, else the element itself. */
  readonly control: unknown;
  /** `PointerEvent.pointerType`: "mouse", "touch", "pen". */
  readonly pointer: string;
  /** `UIEvent.detail`: how many clicks in a row, as the browser counts them for a mouse. */
  readonly count: number;
  /** `Event.timeStamp`, in milliseconds. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
};

/**
 * Whether `tap` belongs to the same double tap as `before`. Browsers count clicks for a mouse, with the distance and the
 * time its owner has set; taps of a finger are not counted by all of them.
 */
export function isSecondTap(before: Tap, tap: Tap): boolean {
  if (tap.pointer === 'mouse') return tap.count > 1 && tap.count <= MOST_CLICKS;
  if (tap.pointer !== before.pointer || tap.at - before.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= SAME_PLACE_PX;
}

/** Starts to listen; once for each document. */
export function swallowSecondTaps(): void {
  let before: Tap | null = null;
  window.addEventListener(
    'click',
    (event) => {
      // A click of the keyboard, of a script or of a label for its field is no tap.
      if (!event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return;
      const tap = readTap(event, event.target);
      const isSecond = before !== null && isSecondTap(before, tap);
      const isElsewhere = isSecond && tap.control !== before?.control;
      // A third tap is compared with the first, too.
      if (!isSecond) before = tap;
      if (isElsewhere || (isSecond && event.target.closest('[data-pressed-once]') !== null)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
    },
    { capture: true },
  );
}

const CONTROLS = 'a, button, input, select, textarea, summary, [role="button"], [role="menuitem"], [role="option"]';

function readTap(event: MouseEvent, target: Element): Tap {
  const pointer = event instanceof PointerEvent ? event.pointerType : 'mouse';
  // A label and its field are one control.
  const control = target.closest('label')?.control ?? target.closest(CONTROLS) ?? target;
  return { control, pointer, count: event.detail, at: event.timeStamp, x: event.clientX, y: event.clientY };
}
