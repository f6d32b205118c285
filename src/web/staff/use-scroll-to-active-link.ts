import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the navigation (`data-ways`) to the link of the current page, however the page was opened. The page itself
 * does not scroll.
 *
 * @param state changes with the current page and with the number of links
 */
export function useScrollToActiveLink(nav: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another current link
  useEffect(() => {
    const ways = nav.current;
    if (ways === null) return;
    let stop = bringIntoSight(ways);
    // A link that comes later, such as a tab that depends on an answer, moves the current one.
    let known = ways.querySelectorAll('a').length;
    const changes = new MutationObserver(() => {
      const now = ways.querySelectorAll('a').length;
      if (now === known) return;
      known = now;
      stop();
      stop = bringIntoSight(ways);
    });
    changes.observe(ways, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      stop();
    };
  }, [state]);
}

/** Scrolls the list around the current link, if it is out of sight. */
function bringIntoSight(ways: HTMLElement): () => void {
  const link = ways.querySelector('[aria-current="page"]');
  const list = link?.closest('[data-ways]');
  if (!link || !list) return () => {};
  // The observer reports with the next frame. Reading positions synchronously would force a layout of the whole new
  // page.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { boundingClientRect: inner, rootBounds: outer } = entry;
      if (inner.left < outer.left || inner.right > outer.right) {
        list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
      }
      if (inner.top < outer.top || inner.bottom > outer.bottom) {
        list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
      }
    },
    { root: list },
  );
  observer.observe(link);
  return () => observer.disconnect();
}
