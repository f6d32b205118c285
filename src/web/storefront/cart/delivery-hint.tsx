import { homeZone } from '#domain/delivery/home-zone.ts';
import { quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import { type Bani, sumBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';
import { useKept } from '#web/storefront/facts/kept-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './delivery-hint.module.css';

/** What is missing for delivery to the nearest place, or for free delivery there; nothing while that is not known. */
export function DeliveryHint({ products }: { readonly products: Bani }) {
  const { value: restaurant } = useKept(restaurantFacts(useApi()));
  if (!restaurant?.schedule.services.delivery.enabled) return null;
  const home = homeZone(restaurant.zones, restaurant.city);
  if (home === null) return null;
  const quote = quoteDelivery(restaurant.zones, home.code, products);
  if (!quote.ok) {
    if (quote.error.code !== 'below_minimum') return null;
    const { missing, minimum } = quote.error;
    const sentence = cartText.moreForMinimum(formatLei(missing), home.city, formatLei(minimum));
    return <Missing products={products} missing={missing} sentence={sentence} />;
  }
  const { missingForFree } = quote.value;
  if (missingForFree !== null) {
    const sentence = cartText.moreForFree(formatLei(missingForFree), home.city);
    return <Missing products={products} missing={missingForFree} sentence={sentence} />;
  }
  // Where delivery costs nothing anyway, no sum has been reached.
  return home.freeFrom === null ? null : <Notice tone="good">{cartText.freeReached(home.city)}</Notice>;
}

/** The sentence, and how far the cart has come, for the eye. */
function Missing({
  products,
  missing,
  sentence,
}: {
  readonly products: Bani;
  readonly missing: Bani;
  readonly sentence: string;
}) {
  const whole = sumBani([products, missing]);
  return (
    <div className={styles.missing}>
      <p>{sentence}</p>
      <div className={styles.way}>
        <span style={{ width: `${Math.round((100 * products) / whole)}%` }} />
      </div>
    </div>
  );
}
