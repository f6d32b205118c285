import { useEffect } from 'react';
import { useRouter } from '#web/router/index.ts';
import { idle } from '#web/ui/when-idle.ts';

/** First actions of a guest; reading the first screen triggers none of them. */
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** Time to render what has arrived. */
const SETTLED_MS = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches the cards that the document leaves out once the browser is idle, or at the guest's first action. */
export function useWholeMenu(isWhole: boolean) {
  const router = useRouter();
  // Outside system: the window.
  useEffect(() => {
    if (isWhole) return;
    let isUnderWay = false;
    let isOver = false;
    const load = async () => {
      if (isUnderWay || isOver) return;
      isUnderWay = true;
      // A navigation meanwhile discards the first fetch, so it is repeated for the new page.
      for (let turn = 0; turn < 2 && !isOver; turn += 1) {
        await router.invalidate();
        await wait(SETTLED_MS);
      }
      isUnderWay = false;
    };
    for (const sign of SIGNS) window.addEventListener(sign, load, { passive: true });
    void idle().then(load);
    return () => {
      isOver = true;
      for (const sign of SIGNS) window.removeEventListener(sign, load);
    };
  }, [router, isWhole]);
}
