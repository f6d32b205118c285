import type { ReactNode } from 'react';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { cardText } from '#web/i18n/card.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import styles from './menu-card.module.css';
import type { CardCut, CardMark, MenuCard } from './menu-card.ts';

const MARKS = {
  vegetarian: { text: cardText.vegetarian, icon: 'leaf' },
  fasting: { text: cardText.fasting, icon: 'leaf' },
  adult: { text: cardText.adult, icon: null },
  ahead: { text: cardText.aheadOnly, icon: 'clock' },
} as const satisfies Record<CardMark, unknown>;

/** The `sizes` attribute of a picture in a card. */
export const PICTURE_SIZES = { wide: '(min-width: 720px) 144px, 124px', tall: '(min-width: 720px) 240px, 176px' };

/** The card of a product in the shop. What leads somewhere or adds to a cart is passed in. */
export function CardFace({
  card,
  name,
  corner,
  isFirst = false,
  look = 'wide',
}: {
  readonly card: MenuCard;
  /** The name, in the shop as a link. */
  readonly name: ReactNode;
  /** Over the corner of the picture. */
  readonly corner?: ReactNode;
  /** Its picture is on the first screen. */
  readonly isFirst?: boolean;
  readonly look?: 'wide' | 'tall';
}) {
  const isOut = card.state !== 'orderable';
  const isOff = isOut || card.later?.canBeChosen === false;
  const later = isOut ? null : card.later;
  return (
    <article className={`${styles.card} ${styles[look]} ${isOff ? styles.isOff : ''}`}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {card.text !== '' && <p className={styles.text}>{card.text}</p>}
        <p className={styles.price}>
          {card.cut ? <CutPrice card={card} cut={card.cut} /> : <span>{priceText(card)}</span>}
        </p>
        {(isOff || later || card.cut || card.left !== null || card.marks.length > 0) && (
          <ul className={styles.marks}>
            {isOut && (
              <li className={styles.off}>{card.state === 'sold_out' ? cardText.soldOut : cardText.unavailable}</li>
            )}
            {later && (
              <li className={later.canBeChosen ? styles.few : styles.off}>
                <Icon name="clock" size={14} />
                {later.text}
              </li>
            )}
            {card.cut && (
              <li className={styles.offer}>
                {card.cut.percent > 0 ? `${card.cut.name} −${card.cut.percent}%` : card.cut.name}
              </li>
            )}
            {card.left !== null && <li className={styles.few}>{countOf(card.left, cardText.left)}</li>}
            {card.marks.map((mark) => (
              <li key={mark} className={mark === 'adult' || mark === 'ahead' ? undefined : styles.leaf}>
                {MARKS[mark].icon && <Icon name={MARKS[mark].icon} size={14} />}
                <span>{MARKS[mark].text}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        {(card.picture || look === 'tall') && (
          <div className={styles.picture}>
            {card.picture && <Picture picture={card.picture} sizes={PICTURE_SIZES[look]} isFirst={isFirst} />}
          </div>
        )}
        {corner}
      </div>
    </article>
  );
}

/** The reduced price, with the lowest price of the last 30 days. */
function CutPrice({ card, cut }: { readonly card: MenuCard; readonly cut: CardCut }) {
  const price = formatLei(cut.price);
  return (
    <>
      <ins className={styles.now}>{card.from === card.to ? price : cardText.from(price)}</ins>
      {cut.before !== null && (
        <small className={styles.before}>
          {cardText.lowest} <s>{formatLei(cut.before)}</s>
        </small>
      )}
    </>
  );
}

/** `28,00 lei`, `de la 28,00 lei`. */
export function priceText({ from, to }: MenuCard): string {
  if (from === null) return cardText.noPrice;
  return from === to ? formatLei(from) : cardText.from(formatLei(from));
}
