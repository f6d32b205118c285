import { useRef } from 'react';
import { useRouter } from '#web/router/index.ts';

/**
 * A sheet over a page is one step in the history: closing it goes back. Going back is asynchronous, so a second call
 * before the sheet is closed (Escape pressed twice) is ignored.
 */
export function useGoBack(): () => void {
  const router = useRouter();
  const hasGone = useRef(false);
  return () => {
    if (hasGone.current) return;
    hasGone.current = true;
    router.history.back();
  };
}
