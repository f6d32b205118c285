/**
 * „Plată de probă”: a provider inside the shop, for demonstrations and tests. Its page stands below the shop's own
 * address; what happens there reaches the shop by a signed notice, as from any other provider. No money moves.
 */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { DECLINE_REASONS, type ProviderState } from '#domain/payments/provider-state.ts';
import { DAY_MS, type Instant, instant, MINUTE_MS } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import { derivedKey, isSameText } from '#server/platform/security/derived-key.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import type {
  Answer,
  AttemptRef,
  Notice,
  NoticeRefusal,
  PaymentProvider,
  RawNotice,
  StartRequest,
} from '../provider.ts';
import {
  closeUnpaid,
  findPayment,
  giveBack,
  insertPayment,
  releaseHeld,
  type TrialCall,
  type TrialPayment,
  takeFault,
  takeHeld,
} from './trial-payments.repository.ts';

export type TrialServices = DbServices & { readonly secrets: Secrets; readonly config: { readonly publicUrl: string } };

export const TRIAL_PATH = '/payment-service/trial';
export const SIGNATURE_HEADER = 'x-trial-signature';
const HOLD_DAYS = 7;
/** A notice is believed for this long. */
const NOTICE_MS = 5 * MINUTE_MS;

export async function openTrialProvider(services: TrialServices): Promise<PaymentProvider> {
  const { db, clock } = services;
  const key = await loadTrialKey(services);
  const withFault = async <Done>(call: TrialCall, work: () => Promise<Answer<Done>>): Promise<Answer<Done>> => {
    const fault = await takeFault(db, call);
    if (fault === 'refused') return { kind: 'refused', reason: 'fault' };
    if (fault === 'lost_before') return { kind: 'unknown', reason: 'fault' };
    const answer = await work();
    return fault === 'lost_after' ? { kind: 'unknown', reason: 'fault' } : answer;
  };
  const done = (isDone: boolean): Answer<null> =>
    isDone ? { kind: 'done', value: null } : { kind: 'refused', reason: 'wrong_state' };
  return {
    name: 'trial',
    mode: 'test',
    start: (request) => withFault('start', () => start(services, request)),
    ask: (ref) =>
      withFault('ask', async () => {
        const found = await findPayment(db, { reference: ref.attempt });
        return found === null
          ? { kind: 'refused', reason: 'not_found' }
          : { kind: 'done', value: stateOf(found, clock()) };
      }),
    capture: (ref, amount, jobKey) =>
      withFault('capture', async () => done(await takeHeld(db, ref.attempt, amount, jobKey))),
    release: (ref, jobKey) => withFault('release', async () => done(await releaseHeld(db, ref.attempt, jobKey))),
    refund: (ref, amount, jobKey) =>
      withFault('refund', async () => done(await giveBack(db, ref.attempt, amount, jobKey))),
    close: (ref: AttemptRef) => withFault('close', async () => done(await closeUnpaid(db, ref.attempt))),
    readNotice: (notice) => readNotice(key, notice),
    answerNotice: (outcome) => ({
      status: { stored: 200, repeat_later: 503, refused: 400 }[outcome],
      body: JSON.stringify({ outcome }),
      contentType: 'application/json',
    }),
    tryKeys: () => withFault('tryKeys', async () => ({ kind: 'done', value: null })),
  };
}

/** Signs its notices. */
export async function loadTrialKey({ secrets }: Pick<TrialServices, 'secrets'>): Promise<Buffer> {
  return derivedKey(await secrets.load('order_access'), 'trial payments');
}

async function start(
  { db, config }: TrialServices,
  request: StartRequest,
): Promise<Answer<{ readonly providerRef: string; readonly payUrl: string }>> {
  const id = randomBytes(16).toString('base64url');
  const isNew = await insertPayment(db, {
    reference: request.attempt,
    id,
    description: request.description,
    amount: request.amount,
    isHold: request.hold,
    state: 'open',
    taken: ZERO_BANI,
    refunded: ZERO_BANI,
    declined: null,
    noticePath: new URL(request.noticeUrl).pathname,
    returnUrl: request.returnUrl,
    payUntil: request.payUntil,
    heldUntil: null,
  });
  if (!isNew) return { kind: 'refused', reason: 'used_before' };
  return { kind: 'done', value: { providerRef: id, payUrl: `${config.publicUrl}${TRIAL_PATH}/${id}` } };
}

function stateOf(payment: TrialPayment, now: Instant): ProviderState {
  const isHoldOver = payment.state === 'held' && payment.heldUntil !== null && payment.heldUntil <= now;
  const amounts: Record<TrialPayment['state'], Bani> = {
    open: ZERO_BANI,
    declined: ZERO_BANI,
    closed: ZERO_BANI,
    held: isHoldOver ? ZERO_BANI : payment.amount,
    paid: payment.taken,
  };
  return {
    kind: isHoldOver ? 'closed' : payment.state,
    amount: amounts[payment.state],
    refunded: payment.refunded,
    currency: 'RON',
    attempt: payment.reference,
    heldUntil: payment.state === 'held' ? payment.heldUntil : null,
    declined: DECLINE_REASONS.find((reason) => reason === payment.declined) ?? null,
    maskedCard: payment.state === 'held' || payment.state === 'paid' ? '•••• 4242' : null,
  };
}

export function holdEnd(now: Instant): Instant {
  return instant(now + HOLD_DAYS * DAY_MS);
}

const Body = z.object({ reference: z.string().max(40), id: z.string().max(40), at: z.int() });

/** A notice as the provider sends it: its body, and the signature over these bytes. */
export function signNotice(
  key: Buffer,
  about: z.input<typeof Body>,
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify(about);
  return { body, signature: signatureOf(key, body) };
}

function signatureOf(key: Buffer, body: string): string {
  return derivedKey(key, 'notice', body).toString('hex');
}

function readNotice(
  key: Buffer,
  { headers, body, at }: RawNotice,
): { readonly ok: true; readonly value: Notice } | { readonly ok: false; readonly error: NoticeRefusal } {
  const text = Buffer.from(body).toString('utf8');
  if (!isSameText(headers[SIGNATURE_HEADER] ?? '', signatureOf(key, text))) return { ok: false, error: 'forged' };
  const parsed = Body.safeParse(parseJson(text));
  if (!parsed.success) return { ok: false, error: 'unreadable' };
  if (Math.abs(at - parsed.data.at) > NOTICE_MS) return { ok: false, error: 'too_old' };
  const { reference, id } = parsed.data;
  return {
    ok: true,
    value: { attempt: reference, providerRef: id, key: createHash('sha256').update(body).digest('hex') },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
