import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

export type ReorderOptions = {
  /** In their present order. */
  readonly keys: readonly string[];
  readonly onMove: (key: string, place: number) => void;
  /** Called after a drop, and after every step by key or button: the order may be saved. */
  readonly onSettle?: () => void;
};

/** The new position for an arrow, Home or End key. */
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Reordering of a list: by dragging the handle with a finger or a mouse, or with the arrow keys while the handle has
 * the focus. Offer buttons as well (WCAG 2.5.7).
 */
export function useReorder({ keys, onMove, onSettle = () => {} }: ReorderOptions) {
  const list = useId();
  const [held, setHeld] = useState<string | null>(null);
  const pointer = useRef<number | null>(null);
  const hasMoved = useRef(false);

  const moveTo = (key: string, place: number) => {
    const bounded = Math.min(Math.max(place, 0), keys.length - 1);
    if (keys.indexOf(key) === bounded) return;
    hasMoved.current = true;
    onMove(key, bounded);
  };
  const settle = () => {
    if (hasMoved.current) onSettle();
    hasMoved.current = false;
  };
  const step = (key: string, place: number) => {
    moveTo(key, place);
    settle();
  };
  const release = () => {
    if (pointer.current === null) return;
    pointer.current = null;
    setHeld(null);
    settle();
  };

  return {
    /** Key of the item being dragged. */
    held,
    /** For buttons. */
    moveTo: step,
    itemProps: (key: string) => ({
      'data-reorder-list': list,
      'data-reorder-key': key,
      ...(held === key ? { 'data-held': true } : {}),
    }),
    handleProps: (key: string) => ({
      style: { touchAction: 'none', cursor: held === key ? 'grabbing' : 'grab' },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = event.pointerId;
        setHeld(key);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (pointer.current !== event.pointerId) return;
        const over = keyAt(list, event.clientX, event.clientY);
        if (over !== null && over !== key) moveTo(key, keys.indexOf(over));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const placeAfter = STEPS[event.key];
        if (placeAfter === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(key, placeAfter(keys.indexOf(key), keys.length - 1));
      },
    }),
  };
}

/** The item at a point of the screen; null when there is none. */
function keyAt(list: string, x: number, y: number): string | null {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-reorder-key]');
  return item?.dataset.reorderList === list ? (item.dataset.reorderKey ?? null) : null;
}
