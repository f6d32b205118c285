import { quoteDelivery } from '#domain/delivery/quote-delivery.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';
import { useKept } from '#web/storefront/facts/kept-answer.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';

/** How much more makes delivery free in the restaurant's own city; nothing while that is not known. */
export function DeliveryHint({ products }: { readonly products: Bani }) {
  const { value: restaurant } = useKept(restaurantFacts(useApi()));
  if (!restaurant?.schedule.services.delivery.enabled) return null;
  const { zones } = restaurant;
  const home = zones.find(({ city }) => city === restaurant.city);
  if (!home || home.freeFrom === null) return null;
  const quote = quoteDelivery(zones, home.code, products);
  if (!quote.ok) return null;
  return quote.value.missingForFree === null ? (
    <Notice tone="good">{cartText.freeReached(home.city)}</Notice>
  ) : (
    <Notice tone="plain">{cartText.moreForFree(formatLei(quote.value.missingForFree), home.city)}</Notice>
  );
}
