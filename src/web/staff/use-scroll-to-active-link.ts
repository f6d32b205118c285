import { type RefObject, useEffect } from 'react';

/**
 * Whoever comes to a page by another way than the list of ways still sees there where they are: what scrolls
 * (`data-ways`) moves to the current one, the page itself does not.
 *
 * @param state changes with the current way and with the length of the ways
 */
export function useScrollToActiveLink(nav: RefObject<HTMLElement | null>, state: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state has another current way
  useEffect(() => {
    const way = nav.current?.querySelector('[aria-current="page"]');
    const ways = way?.closest('[data-ways]');
    if (!way || !ways) return;
    const [inner, outer] = [way.getBoundingClientRect(), ways.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) {
      ways.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
    }
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      ways.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
    }
  }, [state]);
}
