import { failureReason } from '#server/platform/failure-reason.ts';
import type { Log } from '#server/platform/log.ts';
import { pause } from '#server/platform/pause.ts';
import { type SendBatchServices, sendBatch } from './send-batch.ts';

const LOOK_AGAIN_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Sends newsletters until `signal` aborts; waits while the database or the mail server is unavailable. */
export async function workCampaigns(
  services: SendBatchServices & { readonly log: Log },
  signal: AbortSignal,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const outcome = await sendBatch(services, signal).catch((error: unknown) => {
      services.log.warn({ reason: failureReason(error) }, 'campaigns.interrupted');
      return 'idle' as const;
    });
    if (outcome === 'mail_server_away') {
      services.log.warn({ seconds: pauseMs / 1_000 }, 'campaigns.mail_server_away');
      await pause(pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      continue;
    }
    if (outcome === 'worked') pauseMs = FIRST_PAUSE_MS;
    else await pause(LOOK_AGAIN_MS, signal);
  }
}
