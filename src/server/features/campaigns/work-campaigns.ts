import { failureReason } from '#server/platform/failure-reason.ts';
import type { Log } from '#server/platform/log.ts';
import { findMailServer, type MailServerPlace } from '#server/platform/mail/mail-server.ts';
import { openMailer, tracedMailer } from '#server/platform/mail/mailer.ts';
import { pause } from '#server/platform/pause.ts';
import type { Tracer } from '#server/platform/tracing/tracer.ts';
import { type SendBatchServices, sendBatch } from './send-batch.ts';

type CampaignMailing = { readonly log: Log; readonly tracer: Tracer } & MailServerPlace;

const LOOK_AGAIN_MS = 1_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** Sends newsletters until `signal` aborts; waits while the database or the mail server is unavailable. */
export async function workCampaigns(
  services: Omit<SendBatchServices, 'mailer'> & CampaignMailing,
  signal: AbortSignal,
): Promise<void> {
  // A separate connection, so that mails about orders do not wait behind thousands of newsletters.
  const opened = openMailer({ findServer: () => findMailServer(services), dataDir: services.config.dataDir });
  const mailer = tracedMailer(opened, services.tracer);
  await sendUntil({ ...services, mailer }, signal);
  mailer.close();
}

async function sendUntil(services: SendBatchServices & { readonly log: Log }, signal: AbortSignal): Promise<void> {
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
