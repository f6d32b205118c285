import { dateOf } from '#domain/time/bucharest.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { WantedMoment } from './order.ts';

/**
 * The day on which an order is handed over, by which its VAT is judged (docs/decisions/0284): that of the chosen moment,
 * otherwise of the moment that the guest was shown, otherwise of the order.
 */
export function findHandoverDay({
  at,
  moment,
  toldAt,
}: {
  /** When the order is placed or changed. */
  readonly at: Instant;
  readonly moment: WantedMoment | null;
  readonly toldAt: Instant | null;
}): LocalDate {
  if (moment !== null && moment !== 'asap') return dateOf(moment);
  return dateOf(toldAt ?? at);
}
