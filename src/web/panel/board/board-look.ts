/** How this device shows the board: a tablet by the stove and a wide screen at the counter differ. */
import { useSyncExternalStore } from 'react';

export const BOARD_LOOKS = ['columns', 'list'] as const;
export type BoardLook = (typeof BOARD_LOOKS)[number];

const KEY = 'pofta-tabla';
/** From here on four columns are wide enough to be read from two metres. */
const COLUMNS_FROM_PX = 1280;

const listeners = new Set<() => void>();

function readLook(): BoardLook {
  const kept = localStorage.getItem(KEY);
  return BOARD_LOOKS.find((look) => look === kept) ?? (window.innerWidth >= COLUMNS_FROM_PX ? 'columns' : 'list');
}

export function saveLook(look: BoardLook): void {
  localStorage.setItem(KEY, look);
  for (const listener of listeners) listener();
}

export function useBoardLook(): BoardLook {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readLook);
}
