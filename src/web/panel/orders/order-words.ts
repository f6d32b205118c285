/** Words for orders on cards, in dialogs and in notifications. */
import { formatLei } from '#domain/money/format-lei.ts';
import { METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import { staffStatusLabel } from '#domain/orders/order-status.ts';
import type { ListedItem, ListedOrder } from '#domain/orders/order-view.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour, formatShortDate } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { staffWords } from '#web/i18n/staff/staff.ts';
import type { LiveOrder } from '#web/panel/live/live-order.ts';

const { orders: words } = staffWords;

export function statusWord(status: OrderStatus, method: DeliveryMethod): string {
  return words.status[staffStatusLabel(status, method)];
}

/** `azi, ora 19:30`. */
export function momentWords(at: Instant, now: Instant): string {
  return words.moment(describeDay(at, now), formatHour(at));
}

/** `19:30`, and on another day `27.11, 19:30`: for columns. */
export function shortMoment(at: Instant, now: Instant): string {
  const day = dateOf(at);
  if (day === dateOf(now)) return formatHour(at);
  return `${formatShortDate(day).slice(0, 5)}, ${formatHour(at)}`;
}

export type Waiting = { readonly text: string; readonly urgency: 'calm' | 'soon' | 'late' };

/**
 * After this many minutes staff should have answered; a waiting guest is then shown the restaurant's phone
 * (reliability.md P5).
 */
const LATE_MINUTES = 3;

/** How long a guest has been waiting, by the server's clock. */
export function waitingSince(placedAt: Instant, now: Instant): Waiting {
  const minutes = Math.max(0, Math.floor((now - placedAt) / MINUTE_MS));
  const urgency = minutes >= LATE_MINUTES ? 'late' : minutes >= 1 ? 'soon' : 'calm';
  return { text: minutes === 0 ? words.justNow : words.waiting(shortDuration(minutes)), urgency };
}

/** Whole minutes that an accepted order is past its promise; null while it is not. */
export function minutesLate(
  { status, promisedAt }: Pick<ListedOrder, 'status' | 'promisedAt'>,
  now: Instant,
): number | null {
  if (status !== 'CONFIRMED' || promisedAt === null) return null;
  const minutes = Math.floor((now - promisedAt) / MINUTE_MS);
  return minutes >= 1 ? minutes : null;
}

/** `12 min`, `1 h 05 min`, `26 h`; number and unit do not break apart at the end of a line. */
export function shortDuration(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 || hours >= 24 ? `${hours}\u00a0h` : `${hours}\u00a0h ${String(rest).padStart(2, '0')}\u00a0min`;
}

/** Where an order goes, in one line. */
export function placeWords({ method, place }: Pick<ListedOrder, 'method' | 'place'>): string {
  return place === '' ? METHOD_LABELS[method] : `${METHOD_LABELS[method]}: ${place}`;
}

/** `2 × Ciorbă de burtă · 350 g`; a size does not break at the end of a line. */
export function productLine({
  productName,
  sizeLabel,
  quantity,
}: Pick<ListedItem, 'productName' | 'sizeLabel' | 'quantity'>): string {
  return `${quantity} × ${productName}${sizeLabel === '' ? '' : ` · ${sizeLabel.replaceAll(' ', '\u00a0')}`}`;
}

/** An order in a notification. */
export function describeWaiting(order: LiveOrder): string {
  return `${words.number(order.number)} · ${order.client} · ${placeWords(order)} · ${formatLei(order.total)}`;
}

/** A number that a tablet can dial. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
