import { useEffect } from 'react';
import { useRouter } from '#web/router/index.ts';
import { idle } from '#web/ui/when-idle.ts';

/** Whatever a guest does first; reading the first screen is none. */
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** Until then what came is drawn. */
const SETTLED_MS = 100;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for the cards that the document does not have once the browser is idle, or as soon as the guest does anything. */
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
      // A link that is touched leads elsewhere meanwhile, and what was asked for is shown by nobody: once more from there.
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
