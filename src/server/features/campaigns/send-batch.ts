import { randomInt } from 'node:crypto';
import { plusMinutes } from '#domain/time/instant.ts';
import { findMailedSubscriber, unsubscribePath, unsubscribeToken } from '#server/features/newsletter/index.ts';
import { loadRestaurantContact, type RestaurantContact } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { failureReason } from '#server/platform/failure-reason.ts';
import { LEAVE_LINK } from '#server/platform/mail/define-mail.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import {
  findDueCampaign,
  finishCampaign,
  finishCampaigns,
  lockSender,
  type MailedCampaign,
  noteTrouble,
  pauseInTrouble,
  releaseOrphans,
  type Settled,
  settleAndTake,
  type TakenRecipient,
} from './recipients.repository.ts';

/** Maximum duration of a batch: afterwards the sender renews its lock, and looks for dead senders. */
const BATCH_MS = 10_000;
const MOST_ATTEMPTS = 5;
const TRY_AGAIN_MINUTES = 5;
/** After this many consecutive refusals, the cause is not the recipients. */
const MOST_REFUSED_IN_A_ROW = 20;
const LARGEST_SENDER = 2 ** 31 - 1;

export type SendBatchServices = DbServices & {
  readonly config: { readonly publicUrl: string };
  readonly secrets: Secrets;
  readonly snapshots: Snapshots;
  readonly mailer: Mailer;
};

/** `worked` = there may be more; `idle` = nothing is due; `mail_server_away` = try again later. */
export type BatchOutcome = 'worked' | 'idle' | 'mail_server_away';

type Batch = {
  readonly campaign: MailedCampaign;
  readonly sender: number;
  readonly restaurant: RestaurantContact;
  readonly secret: Buffer;
};

/**
 * Sends what is due of the oldest campaign, one mail after the other, until nothing is left, the batch's time is over or
 * `signal` says stop. Any number of processes do so at once, each with one claimed recipient.
 *
 * While it works, the sender holds an advisory lock of its number in a transaction of its own, which ends with the
 * process, however that dies. The others then put back what it had in hand: that one mail may be sent twice, under the
 * same Message-ID.
 *
 * @see src/server/features/campaigns/README.md
 */
export async function sendBatch(services: SendBatchServices, signal: AbortSignal): Promise<BatchOutcome> {
  const { db, clock } = services;
  const campaign = await findDueCampaign(db, clock());
  if (campaign === null) {
    await finishCampaigns(db, clock());
    return 'idle';
  }
  const restaurant = await loadRestaurantContact(services);
  const secret = await services.secrets.load('newsletter_links');
  const batch: Batch = { campaign, sender: randomInt(1, LARGEST_SENDER), restaurant, secret };
  return db.transaction().execute(async (holding) => {
    await lockSender(holding, batch.sender);
    await releaseOrphans(db);
    return sendOneAfterTheOther(services, batch, signal);
  });
}

async function sendOneAfterTheOther(
  services: SendBatchServices,
  batch: Batch,
  signal: AbortSignal,
): Promise<BatchOutcome> {
  const { db, clock } = services;
  const { campaign, sender } = batch;
  const until = performance.now() + BATCH_MS;
  let settled: Settled | null = null;
  let refusedInARow = 0;
  for (;;) {
    const isAway = settled?.state === 'waiting' && !settled.isCounted;
    const takesNext = !isAway && !signal.aborted && performance.now() < until;
    const { next, isLost } = await settleAndTake(db, { campaign, sender, settled, takesNext, at: clock() });
    if (isAway || isLost || next === null) {
      await noteTrouble(db, campaign.id, settled?.state === 'waiting' ? settled.reason : null);
      await finishCampaign(db, campaign.id, clock());
      if (isAway) return 'mail_server_away';
      return settled === null ? 'idle' : 'worked';
    }
    settled = await mailTo(services, batch, next);
    refusedInARow = settled.state === 'failed' ? refusedInARow + 1 : 0;
    // No recipient is claimed from a paused campaign.
    if (settled.state === 'failed' && refusedInARow >= MOST_REFUSED_IN_A_ROW) {
      await pauseInTrouble(db, campaign.id, settled.reason);
    }
  }
}

/** Sends one mail, if its recipient is still subscribed. */
async function mailTo(
  { db, clock, config, mailer }: SendBatchServices,
  { campaign, restaurant, secret }: Batch,
  { recipientId, subscriberId, attempts }: TakenRecipient,
): Promise<Settled> {
  const subscriber = subscriberId === null ? null : await findMailedSubscriber(db, subscriberId);
  if (subscriber === null || subscriber.state !== 'confirmed') return { recipientId, state: 'skipped' };
  const leaveAddress = `${config.publicUrl}${unsubscribePath(unsubscribeToken(secret, subscriber.id))}`;
  try {
    await mailer.send({
      messageId: `<newsletter.${campaign.id}.${recipientId}@${new URL(config.publicUrl).hostname}>`,
      from: { name: restaurant.name, address: restaurant.email },
      replyTo: null,
      leaveAddress,
      to: { name: '', address: subscriber.email },
      subject: campaign.subject,
      html: campaign.html.replaceAll(LEAVE_LINK, leaveAddress),
      text: campaign.plainText.replaceAll(LEAVE_LINK, leaveAddress),
    });
    return { recipientId, state: 'sent' };
  } catch (error) {
    const { whose, reason } = readMailRefusal(error);
    if (whose === 'server') {
      return { recipientId, state: 'waiting', reason, tryAt: clock(), isCounted: false };
    }
    const isLast = whose === 'recipient_for_good' || attempts + 1 >= MOST_ATTEMPTS;
    if (isLast) return { recipientId, state: 'failed', reason };
    const tryAt = plusMinutes(clock(), TRY_AGAIN_MINUTES * (attempts + 1));
    return { recipientId, state: 'waiting', reason, tryAt, isCounted: true };
  }
}

/** A classified error of the mail library. */

type MailRefusal = {
  /** `server`: unavailable, or refuses everything; `recipient_for_good`: this mail is refused permanently. */
  readonly whose: 'server' | 'recipient_for_now' | 'recipient_for_good';
  /** For staff, without addresses. */
  readonly reason: string;
};

/** Error codes that concern one mail: its recipient, or its content. */
const ABOUT_ONE_LETTER = new Set(['EENVELOPE', 'EMESSAGE']);
const LONGEST_REASON = 200;
const ADDRESS = /[^\s<>]{1,64}@[^\s<>]{1,190}/g;

/** By the reply code of RFC 5321: 4xx is temporary, 5xx permanent. */
function readMailRefusal(error: unknown): MailRefusal {
  const reason = failureReason(error).slice(0, LONGEST_REASON).replace(ADDRESS, '…');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  if (!ABOUT_ONE_LETTER.has(code) || status === 421) return { whose: 'server', reason };
  return { whose: status >= 400 && status < 500 ? 'recipient_for_now' : 'recipient_for_good', reason };
}
