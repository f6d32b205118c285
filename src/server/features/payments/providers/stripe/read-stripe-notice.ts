/** Checks the sender of Stripe's events: HMAC-SHA-256 over `t.body` in `Stripe-Signature`, at most five minutes old. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '#domain/result.ts';
import { parseJson } from '../ask-provider.ts';
import type { Notice, NoticeRefusal, RawNotice } from '../provider.ts';
import { StripeEvent } from './stripe-api.ts';

const TOLERANCE_SECONDS = 300;
const MOST_BYTES = 256 * 1024;

export function readStripeNotice(
  { headers, body, at }: RawNotice,
  account: { readonly webhookSecret: string; readonly isLive: boolean },
): Result<Notice, NoticeRefusal> {
  if (body.byteLength > MOST_BYTES) return err('unreadable');
  const parts = (headers['stripe-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value);
  const [timestamp = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(timestamp)) return err('unreadable');
  const given = valuesOf('v1');
  // `v0` is a scheme for tests that proves nothing.
  if (given.length === 0) return err('wrong_algorithm');
  const expected = createHmac('sha256', account.webhookSecret).update(`${timestamp}.`).update(body).digest();
  if (!given.some((one) => isSame(Buffer.from(one, 'hex'), expected))) return err('forged');
  if (Math.abs(at / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return err('too_old');
  const event = StripeEvent.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  if (!event.success) return err('unreadable');
  const { id: key, livemode, data } = event.data;
  if (livemode !== account.isLive) return err('other_account');
  const { object } = data;
  const isSession = object.object === 'checkout.session';
  // A dispute names no attempt: it is found when the payment is asked for.
  const attempt = (isSession ? object.client_reference_id : object.metadata?.attempt) ?? '';
  return ok({ attempt, providerRef: isSession ? object.id : null, key });
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
