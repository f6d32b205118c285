import { useEffect, useEffectEvent } from 'react';

/** So many orders have a key of their own. */
export const BUMP_KEYS = 9;

/**
 * The keys 1 to 9, of a keyboard or of a bump bar beside the stove, press the button of the order with that number; 0 takes
 * the last step back. Not while a text is being typed, with another key held, or under a dialog.
 */
export function useBumpKeys({
  press,
  undo,
}: {
  readonly press: (place: number) => void;
  readonly undo: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
    if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    if (event.key === '0') undo();
    else if (/^[1-9]$/.test(event.key)) press(Number(event.key) - 1);
  });
  useEffect(() => {
    // The outside system is the keyboard.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
