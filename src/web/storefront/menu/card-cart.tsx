import { lineKey } from '#domain/cart/change-cart.ts';
import { cardText } from '#web/i18n/card.ts';
import { addToCart } from '#web/storefront/cart/add-to-cart.ts';
import { linesOf, usePiecesOf } from '#web/storefront/cart/cart-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './card-cart.module.css';
import type { MenuCard } from './menu-page.ts';

/** In the corner of a card: the number of pieces in the cart, and a plus when one tap is enough to add one. */
export function CardCart({
  card: { id, name, from, quickAdd },
  isInside = false,
}: {
  readonly card: MenuCard;
  /** Inside the picture instead of over its corner. */
  readonly isInside?: boolean;
}) {
  const place = `${styles.corner} ${isInside ? styles.inside : ''}`;
  const inCart = usePiecesOf(id);
  if (quickAdd === null || from === null) {
    return inCart > 0 && <span className={`${place} ${styles.count}`}>{countText(inCart)}</span>;
  }
  const plain = { kind: 'product', productId: id, sizeId: quickAdd.sizeId, extras: [], message: '' } as const;
  const add = () => {
    const has = linesOf(id).some((line) => lineKey(line) === lineKey({ ...plain, quantity: 1 }));
    addToCart({ ...plain, quantity: has ? 1 : quickAdd.quantity }, from);
  };
  return (
    <button
      type="button"
      className={`${place} ${styles.add} ${inCart > 0 ? styles.count : ''}`}
      aria-label={inCart > 0 ? cardText.addMore(name, inCart) : cardText.addOne(name)}
      onClick={add}
    >
      {inCart > 0 ? inCart : <Icon name="plus" size={22} />}
    </button>
  );
}

function countText(inCart: number) {
  return (
    <>
      <span aria-hidden="true">{inCart}</span>
      <span className="visually-hidden">{cardText.inCart(inCart)}</span>
    </>
  );
}
