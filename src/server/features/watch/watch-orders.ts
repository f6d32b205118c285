/** Checks for unnoticed orders until the process ends, and makes the queued webhook calls. */
import type { QueueWorker } from '#server/platform/define/queues.ts';
import { callOut } from '#server/platform/http/call-out.ts';
import { logFailuresOnce } from '#server/platform/log-failures-once.ts';
import { pause } from '#server/platform/pause.ts';
import { callWebhook, type WebhookServices } from './call-webhook.ts';
import { raiseAlarms, type WatchServices } from './raise-alarms.ts';

/** Maximum delay of an alarm. */
const LOOK_EVERY_MS = 5_000;

export async function watchOrders(services: WatchServices, signal: AbortSignal): Promise<void> {
  // The database is unavailable, or the restaurant is not set up yet.
  const patiently = logFailuresOnce((reason) => services.log.warn({ reason }, 'watch.waiting'));
  while (!signal.aborted) {
    await patiently(() => raiseAlarms(services));
    await pause(LOOK_EVERY_MS, signal);
  }
}

/** Makes the queued calls; null without an address to call. */
export function openAlarmCalls(services: Omit<WebhookServices, 'callOut'>): QueueWorker | null {
  if (services.config.alarmWebhook === null) return null;
  return { work: (payload) => callWebhook({ ...services, callOut }, payload) };
}
