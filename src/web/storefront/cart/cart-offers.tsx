import { useEffect, useRef } from 'react';
import { pieceLinesOf } from '#domain/cart/price-cart.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { PROMOTION_KINDS } from '#domain/promotions/kinds.ts';
import { listOffers, type Offer, turnedBetween } from '#domain/promotions/list-offers.ts';
import { offerSentence, oneOfText } from '#domain/promotions/offer-sentence.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { offersText } from '#web/i18n/offers.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showMessage } from '#web/ui/messages.ts';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import styles from './cart-offers.module.css';

type Facts = { readonly menu: Menu; readonly promotions: readonly Promotion[] };

/** Why the cart is cheaper, and what is missing for the next promotion; announces a happy hour that begins or ends. */
export function CartOffers({ priced, facts }: { readonly priced: PricedCart; readonly facts: Facts }) {
  const now = useNow();
  const { value: restaurant } = useSavedOrders(restaurantFacts(useApi()));
  const { menu, promotions } = facts;
  useToldTurns(promotions, now);
  const offers = listOffers({
    promotions,
    products: priced.sums.products,
    discountable: priced.sums.discountable,
    pieces: priced.lines.flatMap((line) => pieceLinesOf(line, menu)),
    menu,
    zones: restaurant?.zones ?? [],
    reductions: priced.sums.reductions,
    circumstances: { today: dateOf(now), now, method: null, zoneCode: null },
  }).filter(({ state }) => state.is !== 'open');
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label={offersText.title}>
      {offers.map((offer) => (
        <li key={offer.promotion.id} className={offer.state.is === 'applied' ? styles.applied : undefined}>
          <Icon name={offer.state.is === 'applied' ? 'check' : 'gift'} size={18} />
          <span>{describeOffer(offer)}</span>
        </li>
      ))}
    </ul>
  );
}

/** „Happy hour: −20% la Pizza, până la 18:00”, „Încă 12,00 lei până la: livrare gratuită”. */
function describeOffer({ promotion, about, until, state }: Offer): string {
  const offer = offerSentence(promotion.type, promotion, about);
  const limited = until === null ? offer : `${offer}, ${offersText.until(formatHour(until))}`;
  switch (state.is) {
    case 'missing':
      return offersText.missing(formatLei(state.sum), promotion.name, limited);
    case 'pieces_missing':
      return offersText.piecesMissing(countOf(state.pieces, offersText.pieces), promotion.name, limited);
    case 'reached':
      return PROMOTION_KINDS[promotion.type].reduces === 'gift'
        ? offersText.chooseGift(promotion.name, oneOfText(about))
        : offersText.applied(promotion.name, limited);
    default:
      return offersText.applied(promotion.name, limited);
  }
}

/** A happy hour that begins or ends while the cart is open changes its sums: that is said in a word. */
function useToldTurns(promotions: readonly Promotion[], now: ReturnType<typeof useNow>): void {
  const before = useRef(now);
  // Outside system: the status region, for guests and screen readers that are elsewhere on the page.
  useEffect(() => {
    for (const { promotion, hasBegun } of turnedBetween(promotions, { before: before.current, now })) {
      showMessage(hasBegun ? offersText.begun(promotion.name) : offersText.ended(promotion.name));
    }
    before.current = now;
  }, [promotions, now]);
}
