import type { ReactNode } from 'react';
import { productText } from '#web/i18n/product.ts';
import { ProductCard } from '#web/storefront/menu/product-card.tsx';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import styles from './similar-products.module.css';

export function SimilarProducts({
  cards,
  link,
}: {
  readonly cards: readonly MenuCard[];
  readonly link: (id: number) => (className: string, name: string) => ReactNode;
}) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similare">
      <h2 id="similare">{productText.similar}</h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProductCard card={card} link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
