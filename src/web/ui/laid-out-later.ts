/**
 * A long list is laid out first where it is looked at. While the document has the mark `data-unlaid`, the style sheet of the list
 * gives parts far from the screen `content-visibility: auto` with an estimated height. They are laid out one after the other when the
 * browser is idle, which remembers the true height of each, and then have the mark `data-laid`: what is far away goes on being left out.
 * A sheet that opens has the whole document styled anew, which a cheap phone needs longer for than for the sheet.
 */
import { type RefObject, useEffect } from 'react';
import { idle } from './when-idle.ts';

/**
 * Runs in <head> before anything is laid out. A document that is reloaded or gone back to, or that begins at a place of its own, has
 * no mark: the browser finds that place by true heights.
 */
export const LAID_OUT_LATER_SCRIPT =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.unlaid=''";

/**
 * Lays the parts of a list out, each in a frame of its own. Drawn with another `key` for another list: the marks go with the list
 * that the document began with, and what is drawn afterwards stands as high as it is.
 */
export function LaidOutLater({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  // Outside system: the document.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.unlaid === undefined) return;
    const parts = [...(list.current?.children ?? [])].filter((part) => part instanceof HTMLElement);
    let isOver = false;
    void layOut();
    async function layOut() {
      for (const part of parts) {
        await idle();
        if (isOver) return;
        part.style.contentVisibility = 'visible';
        await nextFrame();
      }
      // A height is remembered at the end of the frame in which it is laid out.
      await nextFrame();
      if (isOver) return;
      for (const part of parts) {
        part.dataset.laid = '';
        part.style.contentVisibility = '';
      }
      delete dataset.unlaid;
    }
    return () => {
      isOver = true;
      delete dataset.unlaid;
      for (const part of parts) {
        delete part.dataset.laid;
        part.style.contentVisibility = '';
      }
    };
  }, [list]);
  return null;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
