import type { OrderView } from '#domain/orders/order-view.ts';
import { announcedMoment, minutesLater } from '#domain/orders/steps/told-promise.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { stepWords } from '#web/i18n/panel/steps.ts';
import { Note } from '#web/staff/kit/notices.tsx';

type LaterThanToldProps = {
  readonly order: Pick<OrderView, 'requestedAt' | 'toldAt'>;
  /** Null while nothing is chosen. */
  readonly promisedAt: Instant | null;
};

/** Warns, before the hour is promised, that it is later than the one the guest was told. */
export function LaterThanTold({ order, promisedAt }: LaterThanToldProps) {
  const told = announcedMoment(order);
  const minutes = promisedAt === null ? 0 : minutesLater(order, promisedAt);
  if (told === null || minutes === 0) return null;
  const say = order.requestedAt === null ? stepWords.laterThanTold : stepWords.laterThanAsked;
  return <Note tone="warn">{say(minutes, formatHour(told))}</Note>;
}
