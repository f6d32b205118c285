import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Distance below the screen that counts as near: the content is loaded before it is scrolled to. */
const MARGIN = '600px';

type Props = {
  readonly height: string;
  /** Shown until the code has loaded. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
};

/** Reserves space on the page and fills it when it is scrolled near; its code is fetched only then. */
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
