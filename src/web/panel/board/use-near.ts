import { type RefCallback, useCallback, useState } from 'react';

/** Orders are drawn whole until half a screen below what is seen: a finger that scrolls meets whole ones. What was passed counts as well. */
const MARGIN = '1000000px 1000000px 50%';
/** What fits on a screen: who goes to the end at once sees it after a few frames. */
const STEP = 9;

/**
 * How many orders of a lane are near what is seen, from its top; it only grows.
 *
 * @param first those of the first screen
 */
export function useNear(first: number): {
  readonly near: number;
  /** Of the first order behind them. The same function as long as the page is open. */
  readonly watch: RefCallback<HTMLElement>;
} {
  const [further, setFurther] = useState(0);
  const watch = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setFurther((before) => before + STEP);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { near: first + further, watch };
}
