import { type ReactNode, Suspense, useEffect } from 'react';
import { ACCOUNT_SESSION_KEY, EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';
import { useStored } from '#web/session/use-stored.ts';
import { useCart } from '#web/storefront/cart/cart-store.ts';
import { lookAtMenu } from '#web/storefront/cart/look-at-answers.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useApi } from '#web/use-api.ts';
import { importAgainCard, isAgainOffered } from './again-files.ts';
import styles from './again-slot.module.css';

const AgainCard = lazyPart(async () => (await importAgainCard()).AgainCard);

/** Shows the last order to be ordered again. Its code is not fetched for new guests, nor while the cart is filled. */
export function AgainSlot({
  productLink,
}: {
  /** When given, favourite dishes are shown below. */
  readonly productLink?: (id: number) => (className: string, name: string) => ReactNode;
}) {
  const isHydrated = useHydrated();
  const orders = useStored(EARLIER_ORDERS_KEY);
  // Only whether there is a session; the card reads its content.
  const session = useStored(ACCOUNT_SESSION_KEY);
  const { cart } = useCart();
  const api = useApi();
  const isWanted = isHydrated && isAgainOffered(cart, { orders, session });
  // Outside system: the network. The menu is fetched in parallel with the card's chunk.
  useEffect(() => {
    if (isWanted) void lookAtMenu(api);
  }, [api, isWanted]);
  return (
    <div className={`${styles.slot} ${isHydrated && !isWanted ? styles.isEmpty : ''}`}>
      {isWanted && (
        <Suspense fallback={null}>
          <AgainCard productLink={productLink} />
        </Suspense>
      )}
    </div>
  );
}
