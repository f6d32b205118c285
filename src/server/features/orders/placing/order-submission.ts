import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import type { PlaceOrderRequest } from '#contract/orders/wire.ts';
import { normalEmail } from '#domain/promotions/normal-email.ts';
import { normalPhone } from '#domain/promotions/normal-phone.ts';
import type { Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { deriveIdempotencyKey, type Submission } from '#server/platform/idempotency.ts';

/**
 * Derives the idempotency key of an order: from the client's key, or from person and content (docs/decisions/0020).
 *
 * @param contact as parsed, so that two spellings of a phone number are one person
 */
export function identifyOrder(
  body: PlaceOrderRequest,
  headers: Headers,
  contact: { readonly email: string; readonly phone: string },
  now: Instant,
): Result<Submission, { readonly code: 'key_invalid' }> {
  // The expected account, the shown minutes and the confirmation code are not part of the content.
  const { idempotencyKey, expectedAccount: _, expectedMinutes: __, confirmationCode: ___, ...content } = body;
  return deriveIdempotencyKey({
    scope: '',
    content,
    givenKey: headers.get(IDEMPOTENCY_HEADER) ?? idempotencyKey,
    person: `${normalEmail(contact.email)} ${normalPhone(contact.phone)}`,
    now,
  });
}
