/**
 * Lays out a long list in steps. While the document has `data-unlaid`, the list's style sheet gives parts far from the
 * viewport `content-visibility: auto` with an estimated height. They are laid out one after the other while the browser
 * is idle, which records the true height of each, and then get `data-laid`, which keeps parts outside the viewport
 * skipped. The reason: opening a sheet recalculates the style of the whole document, which takes a cheap phone longer
 * than the sheet itself.
 */
import { type RefObject, useEffect } from 'react';
import { idle } from './when-idle.ts';

/**
 * Runs in <head> before the first layout. A document that is reloaded, reached by back or forward, or opened with a
 * hash is not marked: the browser restores its scroll position by true heights.
 */
export const LAID_OUT_LATER_SCRIPT =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate')document.documentElement.dataset.unlaid=''";

/**
 * Lays out the parts of a list, one per frame. Give it another `key` for another list: the marks belong to the list of
 * the initial document, and a list rendered later has its true height at once.
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
      // The browser records a height at the end of the frame in which the part is laid out.
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
