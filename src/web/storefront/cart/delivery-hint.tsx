import { type Bani, sumBani } from '#domain/money/bani.ts';
import { useSavedOrders } from '#web/storefront/facts/cached-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './delivery-hint.module.css';
import { describeDeliveryFees } from './describe-delivery-fees.ts';

/** What is missing for delivery or for free delivery, with a progress bar; nothing while that is not known. */
export function DeliveryHint({ products }: { readonly products: Bani }) {
  const { value: restaurant } = useSavedOrders(restaurantFacts(useApi()));
  if (!restaurant?.schedule.services.delivery.enabled) return null;
  const note = describeDeliveryFees(restaurant.zones, restaurant.city, products);
  if (note === null) return null;
  const { sentence, missing } = note;
  if (missing === null) return <Notice tone="good">{sentence}</Notice>;
  return (
    <div className={styles.missing}>
      <p>{sentence}</p>
      <div className={styles.way}>
        <span style={{ width: `${Math.round((100 * products) / sumBani([products, missing]))}%` }} />
      </div>
    </div>
  );
}
