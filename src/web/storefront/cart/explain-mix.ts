import { orderSentence } from '#contract/orders/order-errors.ts';
import type { PricedLine, PricedPart } from '#domain/cart/priced-cart.ts';
import { orderableDays } from '#domain/menu/availability.ts';
import { windowState, windowsOf } from '#domain/menu/availability-window.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { findCategoryById } from '#domain/menu/find-category.ts';
import { findProduct } from '#domain/menu/find-product.ts';
import type { Menu } from '#domain/menu/menu.ts';
import type { Instant } from '#domain/time/instant.ts';
import { cartText } from '#web/i18n/cart.ts';

/** What products of special categories mean for the whole cart, shown before the checkout (readings 18). */
export function explainMix(
  { lines }: { readonly lines: readonly Pick<PricedLine, 'parts'>[] },
  menu: Menu,
): readonly string[] {
  const parts = lines.flatMap((line) => line.parts);
  return [...explainDays(parts, menu), ...explainPlaces(parts)];
}

/** What a line shows when it cannot be had at once, only at an hour that the guest chooses at the checkout. */
export function explainHours({ parts }: Pick<PricedLine, 'parts'>, menu: Menu, now: Instant): readonly string[] {
  const sentences = parts.flatMap(({ productId }) => {
    const product = findProduct(menu, productId);
    const category = product && findCategoryById(menu, product.categoryId);
    if (product === null) return [];
    const windows = windowsOf(product, category);
    const { isNow, canBeChosen } = windowState(windows, orderableDays(product, category), now);
    return isNow || !canBeChosen ? [] : [cartText.hours(product.name, describeWindows(windows))];
  });
  return [...new Set(sentences)];
}

function explainDays(parts: readonly PricedPart[], menu: Menu): readonly string[] {
  const days = parts.flatMap(({ productId, productName }) => {
    const product = findProduct(menu, productId);
    return product
      ? [{ name: productName, ...orderableDays(product, findCategoryById(menu, product.categoryId)) }]
      : [];
  });
  const ahead = days.find((one) => one.ahead && !one.today);
  const today = days.find((one) => one.today && !one.ahead);
  if (ahead === undefined) return [];
  return [today === undefined ? cartText.aheadOnly(ahead.name) : cartText.mixedDays(ahead.name, today.name)];
}

/** One pickup place for all products, or none: the rule that orders are decided by. */
function explainPlaces(parts: readonly PricedPart[]): readonly string[] {
  const special = parts.find(({ pickupPlace }) => pickupPlace !== null);
  if (special?.pickupPlace === undefined || special.pickupPlace === null) return [];
  return parts.every(({ pickupPlace }) => pickupPlace === special.pickupPlace)
    ? [cartText.pickupOnly(special.productName, special.pickupPlace)]
    : [orderSentence('mixed_pickup_places')];
}
