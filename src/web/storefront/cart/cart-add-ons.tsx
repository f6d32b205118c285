import type { Cart } from '#domain/cart/cart.ts';
import { addOnsFor } from '#domain/menu/ordering-habits.ts';
import { quickSize } from '#domain/menu/quick-add.ts';
import type { OfferedProduct } from '#domain/menu/shown-menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cardText } from '#web/i18n/card.ts';
import { cartText } from '#web/i18n/cart.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { addToCart } from './add-to-cart.ts';
import styles from './cart-add-ons.module.css';

/**
 * Add-ons for the cart, such as a drink, a sauce, a dessert; a tap adds one. Nothing when none are chosen or learned.
 */
export function CartAddOns({ cart, products }: { readonly cart: Cart; readonly products: readonly OfferedProduct[] }) {
  const now = useNow();
  const productIds = cart.lines.flatMap((line) =>
    line.kind === 'product' ? [line.productId] : line.choices.map(({ productId }) => productId),
  );
  const addOns = addOnsFor(products, { productIds, now });
  if (addOns.length === 0) return null;
  return (
    <section className={styles.addOns} aria-labelledby="merge-bine">
      <h3 id="merge-bine" className={styles.title}>
        {cartText.addOns}
      </h3>
      <ul className={styles.row}>
        {addOns.map((product) => (
          <li key={product.id}>
            <AddOn product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddOn({ product }: { readonly product: OfferedProduct }) {
  const { id, name, pictures } = product;
  const size = quickSize(product);
  const [picture] = pictures;
  if (size === null) return null;
  const line = {
    kind: 'product',
    productId: id,
    sizeId: size.id,
    extras: [],
    message: '',
    quantity: size.minimumQuantity,
  } as const;
  return (
    <article className={styles.addOn}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes="56px" />
        </div>
      )}
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>{formatLei(size.price)}</span>
      </p>
      <IconButton label={cardText.addOne(name)} className={styles.add} onClick={() => addToCart(line, size.price)}>
        <Icon name="plus" size={20} />
      </IconButton>
    </article>
  );
}
