import { lineKey } from '#domain/cart/change-cart.ts';
import { cardText } from '#web/i18n/card.ts';
import { addToCart } from '#web/storefront/cart/add-to-cart.ts';
import { linesOf, usePiecesOf, useWantedOf } from '#web/storefront/cart/cart-store.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { showMessage } from '#web/ui/messages.ts';
import styles from './card-cart.module.css';

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
  const wanted = useWantedOf(quickAdd?.sizeId ?? null);
  if (quickAdd === null || from === null) {
    return inCart > 0 && <span className={`${place} ${styles.count}`}>{countText(inCart)}</span>;
  }
  const plain = { kind: 'product', productId: id, sizeId: quickAdd.sizeId, extras: [], message: '' } as const;
  const { stock = Number.POSITIVE_INFINITY } = quickAdd;
  const quantityToAdd = () => {
    const has = linesOf(id).some((line) => lineKey(line) === lineKey({ ...plain, quantity: 1 }));
    return has ? 1 : quickAdd.quantity;
  };
  const held = wanted > 0 && wanted + quantityToAdd() > stock ? cardText.held(wanted, stock) : '';
  const add = () => {
    if (held === '') addToCart({ ...plain, quantity: quantityToAdd() }, from);
    else showMessage(held);
  };
  return (
    <button
      type="button"
      className={`${place} ${styles.add} ${inCart > 0 ? styles.count : ''}`}
      aria-label={held ? `${name}. ${held}` : inCart > 0 ? cardText.addMore(name, inCart) : cardText.addOne(name)}
      onClick={add}
    >
      {inCart > 0 ? <span translate="no">{inCart}</span> : <Icon name="plus" size={22} />}
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
