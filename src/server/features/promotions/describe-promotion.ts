import { windowsFromWire } from '#contract/menu/codec.ts';
import type { AdminPromotion } from '#contract/promotions/wire.ts';
import { keysOf } from '#domain/keys-of.ts';
import { describeWindows } from '#domain/menu/describe-windows.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { hasField } from '#domain/promotions/kinds.ts';
import { PROMOTION_FIELDS, type PromotionField } from '#domain/promotions/promotion-fields.ts';
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
  return {
    Nume: promotion.name,
    Descriere: promotion.description,
    ...Object.assign({}, ...keysOf(PROMOTION_FIELDS).map((name) => describeField(name, promotion, names))),
    'Data de început': dateText(promotion.startDate),
    'Data de sfârșit': dateText(promotion.endDate),
    Activă: promotion.active ? 'da' : 'nu',
  };
}

function describeField(
  name: PromotionField,
  promotion: AdminPromotion,
  names: NamesInPromotion,
): Readonly<Record<string, string>> {
  const { label } = PROMOTION_FIELDS[name];
  if (name === 'promotionProductBeans') {
    return Object.fromEntries(promotion[name].map((set, place) => [`${label} ${place + 1}`, describeSet(set)]));
  }
  return { [label]: textOf(name, promotion, names) };
}

function textOf(
  name: Exclude<PromotionField, 'promotionProductBeans'>,
  promotion: AdminPromotion,
  names: NamesInPromotion,
) {
  switch (name) {
    case 'productIds':
      return names.products.join(', ');
    case 'categoryIds':
      return names.categories.join(', ');
    case 'zoneCodes':
      return names.zones.join(', ');
    case 'availabilityWindows':
      return describeWindows(windowsFromWire(promotion[name]));
    case 'deliveryMethods':
      return promotion[name].map((method) => METHOD_LABELS[method]).join(', ');
    case 'couponCode':
    case 'image':
      return promotion[name] ?? '';
    case 'validityInDays':
      // Of other kinds the days only repeat the dates.
      return hasField(promotion.type, name) ? String(promotion[name]) : '';
    default:
      return numberText(PROMOTION_FIELDS[name].kind, promotion[name] ?? 0);
  }
}

function numberText(kind: 'percent' | 'lei' | 'count', value: number): string {
  if (value === 0) return '';
  if (kind === 'count') return String(value);
  return kind === 'percent' ? `${String(value).replace('.', ',')}%` : `${value.toFixed(2).replace('.', ',')} lei`;
}

function describeSet(set: AdminPromotion['promotionProductBeans'][number]): string {
  const options = set.products.map(({ name, dimensions }) => {
    return `${name} (${dimensions.map(({ value }) => value).join(', ')})`;
  });
  return `${set.productFieldLabel}${set.isFreeProduct ? ' (gratuit)' : ''}: ${options.join('; ')}`;
}

function dateText(wire: readonly number[]): string {
  const day = parseWireDate(wire);
  return day.ok ? formatDate(day.value) : '';
}
