import { countPieces } from '#domain/cart/change-cart.ts';
import { countOf } from '#domain/text/plural.ts';
import { shell } from '#web/i18n/shell.ts';
import { useNavigate } from '#web/router/index.ts';
import { Lei } from '#web/ui/lei.tsx';
import styles from './cart-bar.module.css';
import { OPEN_CART } from './open-cart.ts';
import { usePricedCart } from './use-priced-cart.ts';

/** The button that opens the cart at the bottom of phones, with the cart's total. */
export function CartBar() {
  const navigate = useNavigate();
  const { cart, priced } = usePricedCart();
  return (
    <div className={styles.bar} data-bottom-bar>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => void navigate(OPEN_CART)}>
        <span className={styles.count}>{countPieces(cart)}</span>
        <span className={styles.words}>
          {shell.seeCart}
          <span className="visually-hidden">, {countOf(countPieces(cart), shell.pieces)}</span>
        </span>
        {priced && <Lei amount={priced.sums.payable} />}
      </button>
    </div>
  );
}
