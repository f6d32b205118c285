/** Orders in words: what stands on cards, in dialogs and in notifications. */
import type { OrderDetail, OrderSummary } from '#contract/orders.ts';
import { ALLERGENS } from '#domain/menu/menu.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { staffStatusLabel } from '#domain/orders/order-status.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff.ts';
import type { LiveOrder } from '#web/panel/live/live-order.ts';

const words = staffWords.orders;

/** Lei as the wire has them, for people: `64,50 lei`. */
export function formatWireLei(lei: number): string {
  return formatLei(bani(Math.round(lei * 100)));
}

export function statusWord(status: OrderStatus, method: DeliveryMethod): string {
  return words.status[staffStatusLabel(status, method)];
}

/** `azi, ora 19:30`. */
export function momentWords(at: Instant, now: Instant): string {
  return words.moment(describeDay(at, now), formatHour(at));
}

export type Waiting = { readonly text: string; readonly urgency: 'calm' | 'soon' | 'late' };

/** Minutes after which a waiting guest is shown the restaurant's phone (reliability.md P5): by then somebody answers. */
const LATE_MINUTES = 3;

/** How long a guest has been waiting, by the server's clock. */
export function waitingSince(placedAt: Instant, now: Instant): Waiting {
  const minutes = Math.max(0, Math.floor((now - placedAt) / MINUTE_MS));
  const urgency = minutes >= LATE_MINUTES ? 'late' : minutes >= 1 ? 'soon' : 'calm';
  return { text: minutes === 0 ? words.justNow : words.waiting(shortDuration(minutes)), urgency };
}

/** Whole minutes that an accepted order is past its promise; null while it is not. */
export function minutesLate(
  { orderStatus, promisedAt }: Pick<OrderSummary, 'orderStatus' | 'promisedAt'>,
  now: Instant,
): number | null {
  if (orderStatus !== 'CONFIRMED' || promisedAt === null) return null;
  const minutes = Math.floor((now - Date.parse(promisedAt)) / MINUTE_MS);
  return minutes >= 1 ? minutes : null;
}

/** `12 min`, `1 h 05 min`, `26 h`. */
export function shortDuration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

/** Where an order goes, in one line. */
export function placeWords(order: Pick<OrderSummary, 'deliveryMethod' | 'address'>): string {
  const method = words.method[order.deliveryMethod];
  return order.address === '' ? method : `${method}: ${order.address}`;
}

/** `2 × Ciorbă de burtă · 350 g`; a size stays in one piece at the end of a line. */
export function productLine({
  name,
  value,
  quantity,
}: Pick<OrderSummary['items'][number], 'name' | 'value' | 'quantity'>): string {
  return `${quantity} × ${name}${value === '' ? '' : ` · ${value.replaceAll(' ', '\u00a0')}`}`;
}

/** An order in a notification. */
export function describeWaiting(order: LiveOrder): string {
  const place = placeWords({ deliveryMethod: order.method, address: order.address });
  return `${words.number(order.number)} · ${order.client} · ${place} · ${formatWireLei(order.total)}`;
}

/** Allergens of a product, in the kitchen's words. */
export function allergenWords(allergens: readonly string[]): string {
  return ALLERGENS.filter((allergen) => allergens.includes(allergen))
    .map((allergen) => staffWords.detail.allergenNames[allergen])
    .join(', ');
}

/** A number that a tablet can dial. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Street and door, a line each; empty parts are left out. */
export function addressLines(address: OrderDetail['deliveryDetailsBean']): string[] {
  const { detail } = staffWords;
  const street = [address.streetAddress, address.streetNumberAddress].filter((part) => part !== '').join(' ');
  const door = (['buildingNumber', 'staircase', 'floor', 'appartmentNumber', 'intercom'] as const)
    .filter((part) => address[part] !== '')
    .map((part) => DOOR_WORDS[part](address[part]))
    .join(', ');
  const place = [address.city, address.countyAddress].filter((part) => part !== '').join(', ');
  const landmark = address.landmark === '' ? '' : `${detail.landmark}: ${address.landmark}`;
  return [street, door, place, landmark].filter((line) => line !== '');
}

const DOOR_WORDS = {
  buildingNumber: staffWords.detail.building,
  staircase: staffWords.detail.staircase,
  floor: staffWords.detail.floor,
  appartmentNumber: staffWords.detail.apartment,
  intercom: staffWords.detail.intercom,
} as const;

const CARD_WORDS = {
  DELIVERY: staffWords.detail.cardOnDelivery,
  PICKUP: staffWords.detail.cardOnPickup,
  RESTAURANT: staffWords.detail.cardInHouse,
} as const satisfies Record<DeliveryMethod, string>;

type Paying = Pick<OrderSummary, 'orderPaymentOptions' | 'paymentStatus' | 'deliveryMethod'>;

/** How an order is paid. "Plătit" only when money was received, never because of the method (readings 5). */
export function paymentWordsOf({ orderPaymentOptions, paymentStatus, deliveryMethod }: Paying): string {
  const { detail } = staffWords;
  const method = {
    CASH: detail.cash,
    CARD: CARD_WORDS[deliveryMethod],
    CASH_AND_CARD: detail.cashAndCard,
  }[orderPaymentOptions];
  if (paymentStatus === 'refunded') return `${method} · ${detail.refunded}`;
  if (paymentStatus === 'unpaid') return method;
  return orderPaymentOptions === 'CARD' ? detail.paid : `${method} · ${detail.paid}`;
}

export function paymentWords({
  deliveryDetailsBean: { deliveryMethod },
  ...order
}: Pick<OrderDetail, 'orderPaymentOptions' | 'paymentStatus' | 'deliveryDetailsBean'>): string {
  return paymentWordsOf({ ...order, deliveryMethod });
}
