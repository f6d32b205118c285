import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React has taken the page over: false while the server draws, and in the first drawing of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
