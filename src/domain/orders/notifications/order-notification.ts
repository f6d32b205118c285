/** What a guest is notified of while the shop is closed on the device: only the order's number and its state. */

import { dateOf } from '#domain/time/bucharest.ts';
import { describeDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DeliveryMethod, OrderStatus } from '../order.ts';
import { handoverMoment, type OrderMoments } from '../order-moments.ts';
import { type StageMoments, stageOf } from '../order-stage.ts';

export const NOTIFICATION_KINDS = ['accepted', 'rescheduled', 'proposed', 'ready', 'left', 'rejected'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

type NotifiedOrder = OrderMoments &
  StageMoments & {
    readonly number: number;
    readonly version: number;
    readonly status: OrderStatus;
    readonly method: DeliveryMethod;
  };

export type NotificationText = { readonly title: string; readonly text: string };

const ARRIVES = {
  DELIVERY: 'Ajunge la tine',
  PICKUP: 'O poți ridica',
  RESTAURANT: 'Ți-o aducem la masă',
} as const satisfies Record<DeliveryMethod, string>;

const READY = {
  PICKUP: 'O poți ridica. Te așteptăm!',
  RESTAURANT: 'Ți-o aducem la masă.',
} as const satisfies Record<Exclude<DeliveryMethod, 'DELIVERY'>, string>;

/**
 * The notification text of a step; null when the order has moved on since, because the later step sends its own
 * notification.
 */
export function notificationText(
  order: NotifiedOrder,
  { kind, version }: { readonly kind: NotificationKind; readonly version: number },
  now: Instant,
): NotificationText | null {
  const at = handoverMoment(order);
  const arrives = at === null ? 'O pregătim acum.' : `${ARRIVES[order.method]} ${describeAround(at, now)}.`;
  switch (kind) {
    case 'accepted':
      if (order.status !== 'CONFIRMED' || order.readyAt !== null) return null;
      return { title: `Comanda nr. ${order.number} este acceptată`, text: arrives };
    case 'rescheduled':
      if (order.status !== 'CONFIRMED' || order.version !== version) return null;
      return { title: `Comanda nr. ${order.number}: ora s-a schimbat`, text: arrives };
    case 'proposed':
      if (order.version !== version) return null;
      return {
        title: `Comanda nr. ${order.number}: restaurantul îți propune o schimbare`,
        text: 'Deschide pagina comenzii ca să accepți sau să refuzi.',
      };
    case 'ready':
      // For delivery no notification is sent when the order is ready; the guest is notified when it leaves.
      if (stageOf(order) !== 'ready' || order.method === 'DELIVERY') return null;
      return { title: `Comanda nr. ${order.number} este gata`, text: READY[order.method] };
    case 'left':
      if (stageOf(order) !== 'out') return null;
      return { title: `Comanda nr. ${order.number} a plecat spre tine`, text: arrives };
    case 'rejected':
      if (order.status !== 'REJECTED') return null;
      return {
        title: `Comanda nr. ${order.number} nu poate fi onorată`,
        text: 'Deschide pagina comenzii ca să vezi de ce.',
      };
  }
}

function describeAround(at: Instant, now: Instant): string {
  const around = `în jurul orei ${formatHour(at)}`;
  return dateOf(at) === dateOf(now) ? around : `${describeDay(at, now)}, ${around}`;
}
