/** Checks for unnoticed orders until the process ends, and makes the queued webhook calls. */
import { logFailuresOnce } from '#server/platform/log-failures-once.ts';
import { pause } from '#server/platform/pause.ts';
import { workJobs } from '#server/platform/work-jobs.ts';
import { callWebhook, type WebhookServices } from './call-webhook.ts';
import { raiseAlarms, type WatchServices } from './raise-alarms.ts';

/** Maximum delay of an alarm. */
const LOOK_EVERY_MS = 5_000;

export async function watchOrders(
  services: WatchServices & Omit<WebhookServices, 'fetch'>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all([lookAround(services, signal), makeCalls(services, signal)]);
}

async function lookAround(services: WatchServices, signal: AbortSignal): Promise<void> {
  // The database is unavailable, or the restaurant is not set up yet.
  const patiently = logFailuresOnce((reason) => services.log.warn({ reason }, 'watch.waiting'));
  while (!signal.aborted) {
    await patiently(() => raiseAlarms(services));
    await pause(LOOK_EVERY_MS, signal);
  }
}

async function makeCalls(services: WatchServices & Omit<WebhookServices, 'fetch'>, signal: AbortSignal): Promise<void> {
  if (services.config.alarmWebhook === null) return;
  const work = (payload: unknown) => callWebhook({ ...services, fetch: (request) => fetch(request) }, payload);
  await workJobs(services, { queue: 'alarm', work, failed: 'alarm.not_called' }, signal);
}
