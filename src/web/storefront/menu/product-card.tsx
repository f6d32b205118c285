import { memo, type ReactNode } from 'react';
import { CardFace } from '#web/ui/menu-card/card-face.tsx';
import styles from '#web/ui/menu-card/menu-card.module.css';
import type { MenuCard } from '#web/ui/menu-card/menu-card.ts';
import { CardCart } from './card-cart.tsx';

/**
 * A product in a list; the whole card is a link. `link` takes the product's id and returns a function that wraps the
 * name in a link of the present page. Pass the same function to all cards, so that a list that rerenders does not
 * rerender its cards.
 */
export const ProductCard = memo(function ProductCard({
  card,
  link,
  isFirst = false,
  look = 'wide',
}: {
  readonly card: MenuCard;
  readonly link: (id: number) => (className: string, name: string) => ReactNode;
  readonly isFirst?: boolean;
  /** `tall`: the picture above the text, for a row of cards. */
  readonly look?: 'wide' | 'tall';
}) {
  return (
    <CardFace
      card={card}
      name={link(card.id)(`${styles.link}`, card.name)}
      isFirst={isFirst}
      look={look}
      corner={<CardCart card={card} isInside={look === 'tall'} />}
    />
  );
});
