import { useEffect, useEffectEvent } from 'react';

/**
 * The keys 1 to 9, of a keyboard or of a bump bar beside the stove, press the button of the order with that number; +
 * and − move the numbers to the next or the previous nine orders; 0 takes the last step back. Ignored while a text is
 * being typed, while another key is held, and under a dialog.
 */
export function useBumpKeys({
  press,
  turn,
  undo,
}: {
  /** Zero-based. */
  readonly press: (key: number) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly undo: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]') !== null;
    if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    if (key === '0') undo();
    else if (key === '+' || key === '-') turn(key === '+' ? 1 : -1);
    else if (/^[1-9]$/.test(key)) press(Number(key) - 1);
  });
  useEffect(() => {
    // Outside system: the keyboard.
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
