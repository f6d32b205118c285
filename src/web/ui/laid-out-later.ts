/**
 * A long list is laid out first where it is looked at. While the document has the mark `data-unlaid`, the style sheet of the list
 * gives parts far below the screen an estimated height (`content-visibility`); they are laid out one after the other when the
 * browser is idle, and the mark is taken away. From then on the list is like any other: every height is the true one.
 */
import { type RefObject, useEffect } from 'react';
import { idle } from './when-idle.ts';

/**
 * Runs in <head> before anything is laid out. A document that is reloaded or gone back to, or that begins at a place of its own, has
 * no mark: the browser finds that place by true heights.
 */
export const LAID_OUT_LATER_SCRIPT =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.unlaid=''";

/** Lays the parts of a list out, each in a frame of its own. */
export function useLaidOutLater(list: RefObject<HTMLElement | null>): void {
  // Outside system: the document.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.unlaid === undefined) return;
    const parts = [...(list.current?.children ?? [])].filter((part) => part instanceof HTMLElement);
    let isOver = false;
    const end = () => {
      isOver = true;
      delete dataset.unlaid;
      for (const part of parts) part.style.contentVisibility = '';
    };
    void (async () => {
      for (const part of parts) {
        await idle();
        if (isOver) return;
        part.style.contentVisibility = 'visible';
        await nextFrame();
      }
      if (!isOver) end();
    })();
    return end;
  }, [list]);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
