import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';

const CartAside = lazyPart(async () => (await import('./cart-aside.tsx')).CartAside);

/** Wide enough for three columns; the page's style sheets use the same width. */
const WIDE = '(min-width: 1200px)';

/** The live cart on wide windows: narrower ones do not fetch its code. */
export function CartColumn() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  if (!isWide) return null;
  return (
    <Suspense fallback={null}>
      <CartAside />
    </Suspense>
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
