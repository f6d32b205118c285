import { z } from 'zod';
import { ESCALATION_STEPS, HOUSE_ALARMS } from '#domain/orders/steps/escalation.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue } from '#server/platform/jobs.ts';

/** What a service for messages or telephone calls is told; nothing of the guest. */
export const AlarmCallJob = z.object({
  event: z.enum([...ESCALATION_STEPS, ...HOUSE_ALARMS]),
  orderNumber: z.int().nullable(),
  raisedAt: z.int(),
});

type AlarmCall = Omit<z.infer<typeof AlarmCallJob>, 'raisedAt'> & { readonly raisedAt: Instant };

/** Where calls go, and the secret that signs them. */
export type AlarmWebhook = { readonly url: string; readonly secret: string };

/** Promises the call, where an address for it is set. */
export async function enqueueAlarmCall(
  { config }: { readonly config: { readonly alarmWebhook: AlarmWebhook | null } },
  enqueue: Enqueue,
  tx: Tx,
  call: AlarmCall,
): Promise<void> {
  if (config.alarmWebhook !== null) await enqueue(tx, 'alarm', call);
}
