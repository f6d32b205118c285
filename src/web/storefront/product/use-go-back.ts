import { useRef } from 'react';
import { useRouter } from '#web/router/index.ts';

/**
 * A sheet over a page is one step of the history: closing it is that step back. The step is asynchronous: a second call
 * before the sheet is gone (Escape pressed twice) is ignored.
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
