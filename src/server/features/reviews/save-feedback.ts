import type { z } from 'zod';
import { REVIEW_MAX_LENGTH, type SendFeedbackRequest } from '#contract/reviews/wire.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { parseOrderNumber } from '#domain/orders/parse-order-number.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { findOrderOfGuest } from '#server/features/orders/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { insertReview } from './reviews.repository.ts';

/**
 * Saves a review for moderation. The answer does not reveal whether number and e-mail matched an order. Feedback of
 * bots is dropped silently.
 */
export async function saveFeedback(
  { db, clock }: DbServices,
  body: z.output<typeof SendFeedbackRequest>,
): Promise<Result<null, InvalidFields>> {
  const reader = fieldReader();
  const rules = { maximum: REVIEW_MAX_LENGTH, isRequired: true, isMultiline: true };
  const text = reader.find('text', parseText(body.text, rules), 'review_text_invalid');
  const author = reader.find('name', parsePersonName(body.name), 'last_name_invalid');
  const number = isGiven(body.orderNumber)
    ? reader.find('orderNumber', parseOrderNumber(body.orderNumber), 'order_number_invalid')
    : null;
  const email = isGiven(body.email) ? reader.find('email', parseEmail(body.email), 'email_invalid') : null;
  if (!reader.done().ok || text === null || author === null) return err(reader.invalid());
  if (isGiven(body.website)) return ok(null);

  await inTransaction(db, async (tx) => {
    const orderId = number === null || email === null ? null : await findOrderOfGuest(tx, { number, email });
    await insertReview(tx, { rating: body.rating, body: text, author, orderId, at: clock() });
  });
  return ok(null);
}

function isGiven<Value extends string | number>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined && value !== '';
}
