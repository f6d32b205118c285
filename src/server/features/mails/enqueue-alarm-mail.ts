import { z } from 'zod';
import { ESCALATION_STEPS } from '#domain/orders/escalation.ts';
import { instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

/** To the restaurant: an order that nobody notices. */
export const OrderAlarmMailJob = z.object({
  kind: z.literal('order_alarm'),
  alarmedOrderId: z.int(),
  step: z.enum(ESCALATION_STEPS),
});

/** To the restaurant: the house is open and no panel can be heard. */
export const HouseAlarmMailJob = z.object({
  kind: z.literal('house_alarm'),
  alarm: z.enum(['no_panel', 'panel_lost']),
  occasion: z.int().transform(instant),
});
export type AlarmMailJob = z.output<typeof OrderAlarmMailJob> | z.output<typeof HouseAlarmMailJob>;

/** Promises a mail inside the transaction that notes the alarm. */
export async function enqueueAlarmMail(enqueue: Enqueue, tx: Tx, job: AlarmMailJob): Promise<void> {
  await enqueue(tx, 'mail', job);
}
