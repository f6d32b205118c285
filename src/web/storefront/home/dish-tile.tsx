import type { ReactNode } from 'react';
import { CardCart } from '#web/storefront/menu/card-cart.tsx';
import { priceText } from '#web/ui/menu-card/card-face.tsx';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { Picture } from '#web/ui/picture.tsx';
import styles from './dish-tile.module.css';

/** Two tiles beside each other on a phone, three or four on wide screens. */
const SIZES = '(min-width: 1440px) 16rem, (min-width: 960px) 15rem, (min-width: 720px) 30vw, calc(50vw - 1.5rem)';

/** A dish with picture, name and price. */
export function DishTile({
  card,
  link,
  isFirst,
}: {
  readonly card: MenuCard;
  readonly link: (className: string, name: string) => ReactNode;
  /** On the first screen of a phone: its picture is loaded eagerly. */
  readonly isFirst: boolean;
}) {
  return (
    <article className={styles.tile}>
      <div className={styles.side}>
        <div className={styles.picture}>
          {card.picture && <Picture picture={card.picture} sizes={SIZES} isFirst={isFirst} />}
        </div>
        <CardCart card={card} />
      </div>
      <h3 className={styles.name}>{link(styles.link ?? '', card.name)}</h3>
      <p className={styles.price}>{priceText(card)}</p>
    </article>
  );
}
