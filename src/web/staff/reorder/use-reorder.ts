import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';

export type ReorderOptions = {
  /** In their present order. */
  readonly keys: readonly string[];
  readonly onMove: (key: string, place: number) => void;
};

/** Where an arrow, Home or End takes something that stands at `place`. */
const STEPS: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowLeft: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * An order that people change: with a finger or a mouse on the handle, or with the arrow keys while the handle has the
 * focus. Offer buttons as well (WCAG 2.5.7).
 */
export function useReorder({ keys, onMove }: ReorderOptions) {
  const list = useId();
  const [held, setHeld] = useState<string | null>(null);
  const pointer = useRef<number | null>(null);

  const moveTo = (key: string, place: number) => {
    const bounded = Math.min(Math.max(place, 0), keys.length - 1);
    if (keys.indexOf(key) !== bounded) onMove(key, bounded);
  };
  const release = () => {
    pointer.current = null;
    setHeld(null);
  };

  return {
    /** What is being dragged. */
    held,
    moveTo,
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
        const step = STEPS[event.key];
        if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        moveTo(key, step(keys.indexOf(key), keys.length - 1));
      },
    }),
  };
}

/** Which item of the list stands under a point; null when none does. */
function keyAt(list: string, x: number, y: number): string | null {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-reorder-key]');
  return item?.dataset.reorderList === list ? (item.dataset.reorderKey ?? null) : null;
}
