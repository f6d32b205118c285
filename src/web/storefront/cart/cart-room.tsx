import { Suspense, useEffect } from 'react';
import { useRouterState } from '#web/router/index.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useApi } from '#web/use-api.ts';
import { useCart } from './cart-store.ts';
import { lookAtAnswers } from './look-at-answers.ts';

const CartBar = lazyPart(async () => (await import('./cart-bar.tsx')).CartBar);
const EditedLine = lazyPart(async () => (await import('./edited-line.tsx')).EditedLine);
const CartSheet = lazyPart(async () => (await import('./cart-sheet.tsx')).CartSheet);

/** Renders the cart's bar and sheet on every page: no code is fetched while it is empty and closed. */
export function CartRoom() {
  const isHydrated = useHydrated();
  const { cart } = useCart();
  const isOpen = useRouterState({ select: ({ location }) => location.state.isCartOpen === true });
  const editedLine = useRouterState({ select: ({ location }) => location.state.editedLine });
  const isBarElsewhere = useRouterState({ select: ({ location }) => hasOwnBar(location.pathname) });
  const api = useApi();
  const isFilled = cart.lines.length > 0;
  // Outside system: the network. The cart's data is fetched in parallel with its chunks.
  useEffect(() => {
    if (isOpen && isFilled) void lookAtAnswers(api);
  }, [api, isOpen, isFilled]);
  return (
    <Suspense fallback={null}>
      {isHydrated && isOpen && <CartSheet />}
      {isHydrated && editedLine !== undefined && <EditedLine of={editedLine} />}
      {isFilled && !isBarElsewhere && <CartBar />}
    </Suspense>
  );
}

/** Pages with a bottom bar of their own. */
function hasOwnBar(path: string): boolean {
  return path.startsWith('/checkout') || /^\/meniu\/(promotii\/)?\d+$/.test(path);
}
