import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';
import { Lei } from '#web/ui/lei.tsx';
import styles from './cart-sums.module.css';
import { depositLabel } from './deposit-label.ts';

/** The sums that make up the total; rows of 0 lei are left out. */
export function CartSums({ cart: { sums, lines } }: { readonly cart: Pick<PricedCart, 'sums' | 'lines'> }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{cartText.products}</dt>
        <dd>
          <Lei amount={sums.products} />
        </dd>
      </div>
      {sums.packaging > 0 && (
        <div>
          <dt>{cartText.packaging}</dt>
          <dd>
            <Lei amount={sums.packaging} />
          </dd>
        </div>
      )}
      {sums.deposits > 0 && (
        <div>
          <dt>{depositLabel(lines)}</dt>
          <dd>
            <Lei amount={sums.deposits} />
          </dd>
        </div>
      )}
      {sums.reductions.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">−{formatLei(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
