import { type RefCallback, useCallback, useState } from 'react';

/**
 * Renders orders whole down to half a screen below the viewport, so that scrolling meets whole ones; orders above it
 * stay whole.
 */
const MARGIN = '1000000px 1000000px 50%';
/** As many as fit on a screen: after a jump to the end, the orders there appear within a few frames. */
const STEP = 9;

/**
 * How many orders of a lane, counted from its top, are near the viewport; the number only grows.
 *
 * @param first orders of the first screen
 */
export function useNear(first: number): {
  readonly near: number;
  /** Ref of the first order that is not near. Stable identity while the page is open. */
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
