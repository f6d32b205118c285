/** Money is not held for an order that nobody answers. */
import { plusMinutes } from '#domain/time/instant.ts';
import { listUnansweredPaid } from '../due-orders.repository.ts';
import type { AnswerServices } from './move-order.ts';
import { rejectOrder } from './reject-order.ts';

/** After the alarms, and after a guest would have called. */
const PATIENCE_MINUTES = 60;
const REASON = 'Restaurantul nu a răspuns la timp. Banii tăi se întorc.';

/** Rejects orders that are paid online and unanswered for an hour; of the clock and staff who answer now, one wins. */
export async function rejectUnansweredPaid(services: AnswerServices): Promise<void> {
  const before = plusMinutes(services.clock(), -PATIENCE_MINUTES);
  for (const number of await listUnansweredPaid(services.db, before)) {
    const rejected = await rejectOrder(services, { number, actor: { kind: 'clock' } }, { reason: REASON });
    if (rejected.ok) services.log.warn({ orderId: rejected.value.id }, 'order.unanswered');
  }
}
