import { countPieces } from '#domain/cart/change-cart.ts';
import { countOf } from '#domain/text/plural.ts';
import { shell } from '#web/i18n/shell.ts';
import { useNavigate } from '#web/router/index.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './cart-button.module.css';
import { useCart } from './cart-store.ts';
import { OPEN_CART } from './open-cart.ts';

/** The bag in the header. It nods for a second whenever the cart changes (storefront.md §9). */
export function CartButton() {
  const navigate = useNavigate();
  const { cart, changes } = useCart();
  const pieces = countPieces(cart);
  return (
    <IconButton
      label={pieces === 0 ? shell.cart : countOf(pieces, shell.cartPieces)}
      aria-haspopup="dialog"
      onClick={() => void navigate(OPEN_CART)}
    >
      <span key={changes} className={changes > 0 ? styles.nod : undefined}>
        <Icon name="bag" size={24} />
      </span>
      {pieces > 0 && <span className={styles.count}>{pieces}</span>}
    </IconButton>
  );
}
