import { windowsFromWire } from '#contract/menu/codec.ts';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { hasField } from '#domain/promotions/kinds.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { parseWireDate } from '#domain/time/wire-date-time.ts';

/** The subject of a promotion in the history of changes. */
export function promotionSubject(id: number): string {
  return `promotion:${id}`;
}

/** Its name in the history of changes. */
export function promotionTitle(name: string): string {
  return `Promoție: ${name}`;
}

/** Display names of the products, categories and zones that the promotion references. */
export type NamesInPromotion = {
  readonly products: readonly string[];
  readonly categories: readonly string[];
  readonly zones: readonly string[];
};

/** A promotion as text with the labels of its form, for comparing and for the history of changes. */
export function describePromotion(
  promotion: AdminPromotion,
  names: NamesInPromotion,
): Readonly<Record<string, string>> {
  const { discountPercentage, discountAmount, minOrderValue, validityInDays, type } = promotion;
  return {
    Nume: promotion.name,
    Descriere: promotion.description,
    Cod: promotion.couponCode ?? '',
    Procent: discountPercentage === 0 ? '' : `${String(discountPercentage).replace('.', ',')}%`,
    Sumă: lei(discountAmount),
    'Comandă minimă': lei(minOrderValue),
    'Zile de valabilitate': hasField(type, 'validityInDays') ? String(validityInDays) : '',
    Produse: names.products.join(', '),
    Categorii: names.categories.join(', '),
    'Bucăți plătite': countText(promotion.buyQuantity),
    'Bucăți gratuite': countText(promotion.freeQuantity),
    Ore: describeWindows(windowsFromWire(promotion.availabilityWindows)),
    'Mod de primire': promotion.deliveryMethods.map((method) => METHOD_LABELS[method]).join(', '),
    'Zone de livrare': names.zones.join(', '),
    'Cel mult comenzi': countText(promotion.maxUses ?? 0),
    'Cel mult comenzi pentru un client': countText(promotion.maxUsesPerPerson ?? 0),
    Buget: lei(promotion.budget ?? 0),
    'Data de început': dateText(promotion.startDate),
    'Data de sfârșit': dateText(promotion.endDate),
    Activă: promotion.active ? 'da' : 'nu',
    Imagine: promotion.image ?? '',
    ...Object.fromEntries(
      promotion.promotionProductBeans.map((set, place) => [`Grupa ${place + 1}`, describeSet(set)]),
    ),
  };
}

function describeSet(set: AdminPromotion['promotionProductBeans'][number]): string {
  const options = set.products.map(({ name, dimensions }) => {
    return `${name} (${dimensions.map(({ value }) => value).join(', ')})`;
  });
  return `${set.productFieldLabel}${set.isFreeProduct ? ' (gratuit)' : ''}: ${options.join('; ')}`;
}

function countText(count: number): string {
  return count === 0 ? '' : String(count);
}

function lei(amount: number): string {
  return amount === 0 ? '' : `${amount.toFixed(2).replace('.', ',')} lei`;
}

function dateText(wire: readonly number[]): string {
  const day = parseWireDate(wire);
  return day.ok ? formatDate(day.value) : '';
}
