import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** How far below the screen something counts as near: it is there before one has scrolled to it. */
const MARGIN = '600px';

type Props = {
  readonly height: string;
  /** What stands there until its code has come. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** Reserves a place on the page and fills it when it is scrolled near: its code is not fetched before. */
export function WhenNear({ height, waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  // Outside system: the scroll position, as an intersection.
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minHeight: height }}>
      {isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
