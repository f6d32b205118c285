/**
 * Codes that confirm an order: six digits sent to its mailbox. A code is derived from the mailbox and the moment of the
 * request, so none is stored; tries are counted, whether or not a code was sent.
 */
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { asksForCodes, type CodeRules, codeReason } from '#domain/guard/code-rules.ts';
import type { Bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database, DbServices } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import { hiddenKey } from '#server/platform/security/hide-text.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { type TooManyRequests, tooManyRequests } from '#server/platform/security/too-many-requests.ts';
import { findGuardSettings } from './guard-settings.repository.ts';
import { hasReceivedOrder } from './known-guests.repository.ts';
import { orderCode } from './mails/order-code.ts';
import { validOrderCodes } from './make-order-code.ts';

const TRIES = { points: 5, seconds: 1800 };
/** Minimum interval between two codes for one mailbox. */
const WAIT = { points: 1, seconds: 60 };
const CODE_MAILS = { reason: 'order_code', points: 5, seconds: 3600 };

/** Whether this order needs a code, because its guest is unknown. */
export async function asksForCode(
  tx: Tx,
  rules: CodeRules,
  order: {
    readonly contact: { readonly email: string; readonly phone: string };
    readonly payable: Bani;
    readonly canPayOnline: boolean;
  },
  at: Instant,
): Promise<boolean> {
  const reason = codeReason(rules, { ...order, at });
  return reason === 'always' || (reason === 'first' && !(await hasReceivedOrder(tx, order.contact)));
}

type CodeServices = { readonly secrets: Secrets; readonly rateLimits: RateLimits };

export type CodeRefusal = { readonly code: 'order_code_wrong' } | TooManyRequests;

/** Compares a typed code with the valid ones of the mailbox; counts the try. */
export async function checkOrderCode(
  { secrets, rateLimits }: CodeServices,
  { email, code, now }: { readonly email: string; readonly code: string; readonly now: Instant },
): Promise<Result<null, CodeRefusal>> {
  const key = hiddenKey(email);
  const wait = await rateLimits.countTry('order_code', key, TRIES);
  if (wait !== null) return err(tooManyRequests(wait));
  const secret = await secrets.load('order_codes');
  const typed = code.replace(/\s/g, '');
  if (!validOrderCodes(secret, email, now).includes(typed)) return err({ code: 'order_code_wrong' });
  await rateLimits.forgiveTry('order_code', key, TRIES);
  return ok(null);
}

/**
 * Sends a code, only when the restaurant uses codes: otherwise anybody could make us send mails to any address.
 *
 * @returns the seconds until another one may be requested
 */
export async function sendOrderCode(
  { db, clock, jobs, rateLimits }: DbServices & { readonly jobs: Jobs; readonly rateLimits: RateLimits },
  typed: string,
): Promise<Result<{ readonly retryAfterSeconds: number }, { readonly code: 'email_invalid' } | TooManyRequests>> {
  const email = parseEmail(typed);
  if (!email.ok) return email;
  if (!(await usesCodes(db))) return ok({ retryAfterSeconds: WAIT.seconds });
  const wait = await rateLimits.countTry('order_code_wait', hiddenKey(email.value), WAIT);
  if (wait !== null) return err(tooManyRequests(wait));
  if (!(await mayMail(rateLimits, CODE_MAILS, email.value))) return err(tooManyRequests(CODE_MAILS.seconds));
  const enqueue = await jobs.ready();
  const askedAt = clock();
  await inTransaction(db, (tx) => enqueue(tx, orderCode.job({ email: email.value, askedAt })));
  return ok({ retryAfterSeconds: WAIT.seconds });
}

/** Whether orders are confirmed by codes at all. */
export async function usesCodes(db: Database): Promise<boolean> {
  return asksForCodes((await findGuardSettings(db)).codes);
}
