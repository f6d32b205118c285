import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '#contract/calls.ts';
import type { PlaceOrderRequest } from '#contract/orders.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Instant, instant } from '#domain/time/instant.ts';

/** A client's own key names its order for a week; without one, the same order twice in half a minute is one tap too many. */
export const OWN_KEY_LIFE_MS = 7 * 24 * 3_600_000;
const DERIVED_KEY_LIFE_MS = 30_000;
const OWN_KEY = /^[\x21-\x7e]{8,255}$/;

/** What makes two submissions the same one. */
export type Submission = {
  readonly key: string;
  readonly bodyHash: Buffer;
  /** A key from before that moment is free again. */
  readonly freeBefore: Instant;
};

/**
 * Names a submission: by the client's key, or by who orders what (docs/decisions/0020).
 *
 * @param contact as parsed, so that two spellings of a phone number are one person
 */
export function identifySubmission(
  body: PlaceOrderRequest,
  headers: Headers,
  contact: { readonly email: string; readonly phone: string },
  now: Instant,
): Result<Submission, { readonly code: 'key_invalid' }> {
  const { idempotencyKey, ...content } = body;
  const bodyHash = sha256(canonical(content));
  const given = headers.get(IDEMPOTENCY_HEADER) ?? idempotencyKey;
  if (given !== undefined) {
    if (!OWN_KEY.test(given)) return err({ code: 'key_invalid' });
    const key = `own:${sha256(given).toString('hex')}`;
    return ok({ key, bodyHash, freeBefore: instant(now - OWN_KEY_LIFE_MS) });
  }
  const person = `${normalEmail(contact.email)} ${normalPhone(contact.phone)}`;
  const key = `derived:${sha256(`${person} ${bodyHash.toString('hex')}`).toString('hex')}`;
  return ok({ key, bodyHash, freeBefore: instant(now - DERIVED_KEY_LIFE_MS) });
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The same text for the same content, in whatever order its fields came. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
