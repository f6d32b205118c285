import { z } from 'zod';
import { ESCALATION_STEPS, SHOP_ALARMS } from '#domain/orders/steps/escalation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';
import { ALARM_QUEUE } from './alarm-queue.ts';

/** The data for a messaging or telephone service; no guest data. */
export const AlarmCallJob = z.object({
  event: z.enum([...ESCALATION_STEPS, ...SHOP_ALARMS]),
  orderNumber: z.int().nullable(),
  raisedAt: z.int(),
});

type AlarmCall = Omit<z.infer<typeof AlarmCallJob>, 'raisedAt'> & { readonly raisedAt: Instant };

/** Address of the webhook, and the secret that signs calls. */
export type AlarmWebhook = { readonly url: string; readonly secret: string };

/** Queues the call, when an address is configured. */
export async function enqueueAlarmCall(
  { config }: { readonly config: { readonly alarmWebhook: AlarmWebhook | null } },
  enqueue: Enqueue,
  tx: Tx,
  call: AlarmCall,
): Promise<void> {
  if (config.alarmWebhook !== null) await enqueue(tx, { queue: ALARM_QUEUE, payload: call });
}
