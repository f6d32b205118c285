import { type Bani, sumBani } from '#domain/money/bani.ts';
import { useKept } from '#web/storefront/facts/kept-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './delivery-hint.module.css';
import { describeDeliveryFees } from './describe-delivery-fees.ts';

/** What is missing for delivery or for free delivery, with a progress bar; nothing while that is not known. */
export function DeliveryHint({ products }: { readonly products: Bani }) {
  const { value: restaurant } = useKept(restaurantFacts(useApi()));
  if (!restaurant?.schedule.services.delivery.enabled) return null;
  const news = describeDeliveryFees(restaurant.zones, restaurant.city, products);
  if (news === null) return null;
  const { sentence, missing } = news;
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
