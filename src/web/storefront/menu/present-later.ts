import type { OrderableDays } from '#domain/menu/availability.ts';
import { nextWindowTurn, windowState } from '#domain/menu/availability-window.ts';
import { describeReturn } from '#domain/menu/describe-windows.ts';
import type { Product } from '#domain/menu/menu.ts';
import { nextPromotionTurn, type Turning } from '#domain/promotions/applies-now.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { cardText } from '#web/i18n/card.ts';
import type { Later } from '#web/ui/menu-card/menu-card.ts';

/** The note about a product outside its windows; null while it can be ordered at once. */
export function presentLater(
  { availabilityWindows }: Pick<Product, 'availabilityWindows'>,
  days: OrderableDays,
  now: Instant,
): Later | null {
  const { isNow, at, canBeChosen } = windowState(availabilityWindows, days, now);
  if (isNow) return null;
  return { text: at === null ? cardText.unavailable : cardText.returns(describeReturn(at, now)), canBeChosen };
}

/** When the next window of these products or promotions begins or ends; null when none does. */
export function nextTurnOf(
  products: readonly Pick<Product, 'availabilityWindows'>[],
  promotions: readonly Turning[],
  now: Instant,
): Instant | null {
  const ofProducts = products.map(({ availabilityWindows }) => nextWindowTurn(availabilityWindows, now));
  const turns = [...ofProducts, nextPromotionTurn(promotions, now)].filter((turn) => turn !== null);
  return turns.length === 0 ? null : instant(Math.min(...turns));
}
