import { changePromise as decidePromise, type PromiseRefusal } from '#domain/orders/steps/change-promise.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { moveSlot } from '#server/features/schedule/index.ts';
import { orderRescheduled } from '../mails/order-rescheduled.ts';
import { markRescheduled } from '../orders.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { type AnswerServices, type Asked, done, type MovedRefusal, moveOrder } from './move-order.ts';

/**
 * Promises another moment and notifies the guest; when two panels do so at once, the second gets the first one's change
 * as a refusal.
 */
export function changePromise(
  services: AnswerServices,
  asked: Asked,
  { promisedAt, expectedVersion }: { readonly promisedAt: Instant; readonly expectedVersion?: number | undefined },
): Promise<Result<StoredOrder, MovedRefusal<PromiseRefusal>>> {
  return moveOrder<PromiseRefusal>(
    services,
    asked,
    { move: 'reschedule', kind: 'rescheduled', mail: orderRescheduled },
    async (tx, order, step) => {
      if (expectedVersion !== undefined && expectedVersion !== order.version) {
        return err({ code: 'already_decided', status: order.status });
      }
      const changed = decidePromise(order, promisedAt, step.at);
      if (changed.ok) await moveSlot(tx, order.id, promisedAt);
      return changed.ok ? ok(done(await markRescheduled(tx, step, changed.value), { promisedAt })) : changed;
    },
  );
}
