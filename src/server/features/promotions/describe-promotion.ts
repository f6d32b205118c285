import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { hasField } from '#domain/promotions/kinds.ts';
import { formatDate } from '#domain/time/format-date.ts';
import { parseWireDate } from '#domain/time/wire-date-time.ts';

/** What a promotion is called in the history of changes. */
export function promotionSubject(id: number): string {
  return `promotion:${id}`;
}

/** A promotion in the words of its form: what the list of changes compares and shows. */
export function describePromotion(promotion: AdminPromotion): Readonly<Record<string, string>> {
  const { discountPercentage, discountAmount, minOrderValue, validityInDays, type } = promotion;
  return {
    Nume: promotion.name,
    Descriere: promotion.description,
    Cod: promotion.couponCode ?? '',
    Procent: discountPercentage === 0 ? '' : `${String(discountPercentage).replace('.', ',')}%`,
    Sumă: lei(discountAmount),
    'Comandă minimă': lei(minOrderValue),
    'Zile de valabilitate': hasField(type, 'validityInDays') ? String(validityInDays) : '',
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

function lei(amount: number): string {
  return amount === 0 ? '' : `${amount.toFixed(2).replace('.', ',')} lei`;
}

function dateText(wire: readonly number[]): string {
  const day = parseWireDate(wire);
  return day.ok ? formatDate(day.value) : '';
}
