import { ESCALATION_STEPS, type EscalationStep } from '#domain/orders/steps/escalation.ts';
import type { Instant } from '#domain/time/instant.ts';
import { listWaitingOrders } from '#server/features/orders/index.ts';
import type { Database } from '#server/platform/database.ts';
import { listAlarms } from './watch.repository.ts';

export type AlarmedOrder = {
  readonly orderId: number;
  readonly number: number;
  readonly placedAt: Instant;
  /** The last alarm step. */
  readonly step: EscalationStep;
};

/** Unanswered orders with an alarm, the longest waiting first. */
export async function listAlarmedOrders(db: Database, at: Instant): Promise<readonly AlarmedOrder[]> {
  const waiting = await listWaitingOrders(db, at);
  const alarms = await listAlarms(
    db,
    waiting.map(({ id }) => id),
  );
  return waiting.flatMap(({ id, number, placedAt }) => {
    const raised = new Set(alarms.filter(({ orderId }) => orderId === id).map(({ step }) => step));
    const step = ESCALATION_STEPS.findLast((one) => raised.has(one));
    return step === undefined ? [] : [{ orderId: id, number, placedAt, step }];
  });
}
