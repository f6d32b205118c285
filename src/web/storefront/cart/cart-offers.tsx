import { useEffect, useRef } from 'react';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { listOffers, type Offer, turnedBetween } from '#domain/promotions/list-offers.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { type About, tellOffer, tellOneOf } from '#domain/promotions/tell-offer.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { offersText } from '#web/i18n/offers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { say } from '#web/ui/messages.ts';
import { useNow } from '#web/ui/use-now.ts';
import styles from './cart-offers.module.css';

type Facts = { readonly menu: Menu; readonly promotions: readonly Promotion[] };

/** Why the cart is cheaper, and what is missing to the next promotion; a happy hour that begins or ends is told. */
export function CartOffers({ priced, facts }: { readonly priced: PricedCart; readonly facts: Facts }) {
  const now = useNow();
  const { menu, promotions } = facts;
  useToldTurns(promotions, now);
  const offers = listOffers({
    promotions,
    products: priced.sums.products,
    pieces: priced.lines.flatMap(({ line }) =>
      line.kind === 'bundle'
        ? []
        : [
            {
              productId: line.productId,
              categoryId: findProduct(menu, line.productId)?.categoryId ?? 0,
              pieces: line.quantity,
            },
          ],
    ),
    reductions: priced.sums.reductions,
    circumstances: { today: dateOf(now), now, method: null, zoneCode: null },
  }).filter(({ state }) => state.is !== 'open');
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={offersText.title}>
      {offers.map((offer) => (
        <li key={offer.promotion.id} className={offer.state.is === 'applied' ? styles.applied : undefined}>
          <Icon name={offer.state.is === 'applied' ? 'check' : 'gift'} size={18} />
          <span>{describeOffer(offer, menu)}</span>
        </li>
      ))}
    </ul>
  );
}

/** „Happy hour: −20% la Pizza, până la 18:00”, „Încă 12,00 lei până la: livrare gratuită”. */
function describeOffer({ promotion, until, state }: Offer, menu: Menu): string {
  const about = listAbout(promotion, menu);
  const offer = tellOffer(promotion.type, promotion, about);
  const limited = until === null ? offer : `${offer}, ${offersText.until(formatHour(until))}`;
  switch (state.is) {
    case 'missing':
      return offersText.missing(formatLei(state.sum), promotion.name, limited);
    case 'pieces_missing':
      return offersText.piecesMissing(countOf(state.pieces, offersText.pieces), promotion.name, limited);
    case 'reached':
      return promotion.type === 'FREE_ITEM'
        ? offersText.chooseGift(promotion.name, tellOneOf(about))
        : offersText.applied(promotion.name, limited);
    default:
      return offersText.applied(promotion.name, limited);
  }
}

/** What a promotion is about, by the names of the menu; none for everything. */
function listAbout({ rules: { productIds, categoryIds } }: Promotion, menu: Menu): About {
  const categories = menu.categories.filter(({ id }) => categoryIds.includes(id));
  const products = menu.products.filter(({ id }) => productIds.includes(id));
  return [...categories, ...products].map(({ name }) => name);
}

/** A happy hour that begins or ends while the cart is open changes its sums: that is said in a word. */
function useToldTurns(promotions: readonly Promotion[], now: ReturnType<typeof useNow>): void {
  const before = useRef(now);
  // Outside system: the screen reader and the eye that look elsewhere.
  useEffect(() => {
    for (const { promotion, hasBegun } of turnedBetween(promotions, { before: before.current, now })) {
      say(hasBegun ? offersText.begun(promotion.name) : offersText.ended(promotion.name));
    }
    before.current = now;
  }, [promotions, now]);
}
