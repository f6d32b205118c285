/**
 * The second tap of a double tap on a button that closes an overlay would press what is below it. One listener for the
 * whole document swallows the second tap, unless it lands on the control that the first one pressed.
 */

/** Longest time between the two taps of a double tap, in milliseconds; the limit of Windows and Android. */
const DOUBLE_TAP_MS = 500;
/** The third tap of a triple tap is swallowed as well; more clicks in a row are deliberate. */
const MOST_CLICKS = 3;
/** Longest distance from the first tap, in CSS pixels: about the width of a finger. */
const SAME_PLACE_PX = 40;

/** For a control that treats a double tap as one press: `<Button {...PRESSED_ONCE}>`. */
export const PRESSED_ONCE = { 'data-pressed-once': '' } as const;

/** The facts of a click that the decision needs. */
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
 * Whether `tap` belongs to the same double tap as `before`. For a mouse, browsers count clicks with the distance and
 * the time that its owner has set; not all of them count taps of a finger.
 */
export function isSecondTap(before: Tap, tap: Tap): boolean {
  if (tap.pointer === 'mouse') return tap.count > 1 && tap.count <= MOST_CLICKS;
  if (tap.pointer !== before.pointer || tap.at - before.at > DOUBLE_TAP_MS) return false;
  return Math.hypot(tap.x - before.x, tap.y - before.y) <= SAME_PLACE_PX;
}

/** Starts listening; call once per document. */
export function swallowSecondTaps(): void {
  let before: Tap | null = null;
  window.addEventListener(
    'click',
    (event) => {
      // A click by the keyboard, by a script or passed on from a label is not a tap.
      if (!event.isTrusted || event.detail === 0 || !(event.target instanceof Element)) return;
      const tap = readTap(event, event.target);
      const isSecond = before !== null && isSecondTap(before, tap);
      const isElsewhere = isSecond && tap.control !== before?.control;
      // A third tap is compared with the first one as well.
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
