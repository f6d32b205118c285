import type { CartSums as Sums } from '#domain/cart/priced-cart.ts';
import { cartText } from '#web/i18n/cart.ts';
import { Lei } from '#web/ui/lei.tsx';
import styles from './cart-sums.module.css';

/** What the sum is made of; rows of 0 lei are left out. */
export function CartSums({ sums }: { readonly sums: Pick<Sums, 'products' | 'packaging' | 'deposits'> }) {
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
          <dt>{cartText.deposits}</dt>
          <dd>
            <Lei amount={sums.deposits} />
          </dd>
        </div>
      )}
    </dl>
  );
}
