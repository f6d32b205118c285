import type { ReactNode } from 'react';
import type { Api } from '#contract/client.ts';
import { fetchFavourites } from '#contract/orders/client.ts';
import { findFavourites } from '#domain/cart/find-favourites.ts';
import type { EarlierOrder } from '#domain/cart/order-again.ts';
import { againText } from '#web/i18n/shop/again.ts';
import type { MenuFacts } from '#web/storefront/facts/menu-with-options.ts';
import { presentCard } from '#web/storefront/menu/present-card.ts';
import { ProductCard } from '#web/storefront/menu/product-card.tsx';
import { useOfAccount } from '#web/storefront/visit/use-of-account.ts';
import { useNow } from '#web/ui/use-now.ts';
import styles from './favourites.module.css';

export type ProductLink = (id: number) => (className: string, name: string) => ReactNode;

const MOST_FAVOURITES = 3;
const NONE: readonly number[] = [];
const askFavourites = (api: Api) => fetchFavourites(api);

/** Dishes that are ordered repeatedly and are orderable now: those of the account first, then those of this device. */
export function Favourites({
  stored,
  facts,
  productLink,
}: {
  readonly stored: readonly EarlierOrder[];
  readonly facts: MenuFacts;
  readonly productLink: ProductLink;
}) {
  const now = useNow();
  const own = useOfAccount(askFavourites, NONE);
  // Rendered only once the account has answered, so that nothing moves under the guest's finger.
  if (own === null) return null;
  const favourites = [...new Set([...own, ...findFavourites(stored)])]
    .flatMap((id) => facts.menu.products.find((product) => product.id === id) ?? [])
    .map((product) => presentCard(product, now, facts.promotions))
    .filter(({ state }) => state === 'orderable')
    .slice(0, MOST_FAVOURITES);
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="preferate">
      <h2 id="preferate" className={styles.title}>
        {againText.favourites}
      </h2>
      <ul className={styles.dishes}>
        {favourites.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} link={productLink} />
          </li>
        ))}
      </ul>
    </section>
  );
}
