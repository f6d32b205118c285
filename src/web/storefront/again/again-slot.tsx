import { type ReactNode, Suspense, useEffect } from 'react';
import { ACCOUNT_SESSION_KEY, EARLIER_ORDERS_KEY } from '#web/session/device-keys.ts';
import { useStored } from '#web/session/use-stored.ts';
import { useCart } from '#web/storefront/cart/cart-store.ts';
import { lookAtMenu } from '#web/storefront/cart/look-at-answers.ts';
import { latePart } from '#web/ui/late-part.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useApi } from '#web/use-api.ts';
import { importAgainCard, isAgainOffered } from './again-files.ts';
import styles from './again-slot.module.css';

const AgainCard = latePart(async () => (await importAgainCard()).AgainCard);

/** Where the last order stands to be ordered again: nothing of its code is fetched for new guests, nor beside a filled cart. */
export function AgainSlot({
  productLink,
}: {
  /** With it, favourite dishes stand below. */
  readonly productLink?: (id: number) => (className: string, name: string) => ReactNode;
}) {
  const isHydrated = useHydrated();
  const orders = useStored(EARLIER_ORDERS_KEY);
  // Only whether there is one: what it says is read by the card.
  const session = useStored(ACCOUNT_SESSION_KEY);
  const { cart } = useCart();
  const api = useApi();
  const isWanted = isHydrated && isAgainOffered(cart, { orders, session });
  // Outside system: the restaurant. The menu is asked for while the card's files are fetched.
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
