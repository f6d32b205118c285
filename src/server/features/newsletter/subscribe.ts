import {
  NEWSLETTER_CONFIRM_HOURS,
  NEWSLETTER_CONSENT,
  type NewsletterSource,
} from '#contract/newsletter/newsletter-consent.ts';
import { type EmailRefusal, parseEmail } from '#domain/accounts/parse-email.ts';
import { ok, type Result } from '#domain/result.ts';
import { type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import type { Enqueue, Jobs } from '#server/platform/jobs.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { hashSecret } from '#server/platform/sessions.ts';
import { newsletterConfirm } from './mails/newsletter-mails.ts';
import {
  findSubscriber,
  insertRequestConsent,
  type KnownSubscriber,
  lockAddress,
  saveRequest,
  takeSubscriberId,
} from './newsletter.repository.ts';
import { confirmToken, unsubscribeToken } from './newsletter-links.ts';

/** One confirmation mail per day and address, so that a stranger cannot flood a mailbox (reliability.md T42). */
const MAIL_PAUSE_MS = 24 * 60 * MINUTE_MS;

export type NewsletterServices = DbServices & {
  readonly jobs: Jobs;
  readonly secrets: Secrets;
};

export type Subscription = {
  readonly email: string;
  readonly consentVersion: string | undefined;
  readonly source: NewsletterSource | undefined;
};

/**
 * Requests the newsletter: stores a pending request, and sends a mail with a link. For an address that is already
 * subscribed, or got a mail within a day, answer and work are the same, but nothing is sent.
 */
export async function subscribe(
  { db, clock, jobs, secrets }: NewsletterServices,
  { email: typed, consentVersion, source }: Subscription,
): Promise<Result<null, EmailRefusal>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  const at = clock();
  const secret = await secrets.load('newsletter_links');
  const enqueue = await jobs.ready();
  const consent = {
    textVersion: consentVersion ?? NEWSLETTER_CONSENT.version,
    source: source ?? 'other',
  } as const;
  await inTransaction(db, (tx) => askOnce(tx, { enqueue, secret, email: email.value, consent, at }));
  return ok(null);
}

type Asked = {
  readonly enqueue: Enqueue;
  readonly secret: Buffer;
  readonly email: string;
  readonly consent: { readonly textVersion: string; readonly source: NewsletterSource };
  readonly at: Instant;
};

async function askOnce(tx: Tx, { enqueue, secret, email, consent, at }: Asked): Promise<void> {
  await lockAddress(tx, email);
  const known = await findSubscriber(tx, email);
  const isMailed = known === null || mayBeMailed(known, at);
  // Also taken for known addresses, like every step below, so that the duration reveals nothing.
  const newId = await takeSubscriberId(tx);
  const id = known?.id ?? newId;
  const round = (known?.round ?? 0) + 1;
  const asked = {
    id,
    email,
    round,
    confirmHash: hashSecret(confirmToken(secret, id, round)),
    confirmUntil: instant(at + NEWSLETTER_CONFIRM_HOURS * 60 * MINUTE_MS),
    leaveHash: hashSecret(unsubscribeToken(secret, id)),
    at,
  };
  await saveRequest(tx, asked, isMailed);
  await insertRequestConsent(tx, { subscriberId: id, ...consent, at }, isMailed);
  await enqueue(tx, newsletterConfirm.job({ subscriberId: isMailed ? id : null, round }));
}

/** An unsubscribed person had confirmed the mailbox, and may subscribe again at once. */
function mayBeMailed({ state, requestedAt }: KnownSubscriber, at: Instant): boolean {
  return state === 'left' || (state === 'pending' && at - requestedAt >= MAIL_PAUSE_MS);
}
