/** Looks after unnoticed orders for as long as the process lives, and makes the calls that follow. */
import { setTimeout as wait } from 'node:timers/promises';
import { failureCode } from '#server/platform/failure-code.ts';
import { callWebhook, type WebhookServices } from './call-webhook.ts';
import { raiseAlarms, type WatchServices } from './raise-alarms.ts';

/** An alarm comes at most so much later than it is due. */
const LOOK_EVERY_MS = 5_000;
const TRY_AGAIN_MS = 1_000;

export async function watchOrders(
  services: WatchServices & Omit<WebhookServices, 'fetch'>,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all([lookAround(services, signal), makeCalls(services, signal)]);
}

async function lookAround(services: WatchServices, signal: AbortSignal): Promise<void> {
  let isFailing = false;
  while (!signal.aborted) {
    await raiseAlarms(services).then(
      () => {
        isFailing = false;
      },
      (error: unknown) => {
        // The database is away, or the restaurant is not set up yet: looked at again, said once.
        const reason = error instanceof Error ? error.message : String(error);
        if (!isFailing) services.log.warn({ reason }, 'watch.waiting');
        isFailing = true;
      },
    );
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

async function makeCalls(services: WatchServices & Omit<WebhookServices, 'fetch'>, signal: AbortSignal): Promise<void> {
  const { config, jobs, log } = services;
  while (config.alarmWebhook !== null && !signal.aborted) {
    try {
      await jobs.work('alarm', (payload) =>
        callWebhook({ ...services, fetch: (request) => fetch(request) }, payload).catch((error: unknown) => {
          log.warn({ code: failureCode(error) }, 'alarm.not_called');
          throw error;
        }),
      );
      return;
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'alarm.waiting_for_database');
      await wait(TRY_AGAIN_MS, undefined, { signal }).catch(() => {});
    }
  }
}
