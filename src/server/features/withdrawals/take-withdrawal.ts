import type { z } from 'zod';
import { WITHDRAWAL_ITEMS_MAX_LENGTH, type WithdrawRequest } from '#contract/withdrawals/wire.ts';
import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parseText } from '#domain/accounts/parse-text.ts';
import { parseOrderNumber } from '#domain/orders/parse-order-number.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { findOrderOfGuest, isGuestMailbox } from '#server/features/orders/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { fieldReader, type InvalidFields } from '#server/platform/field-reader.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { mayMail } from '#server/platform/mail/may-mail.ts';
import type { RateLimits } from '#server/platform/security/rate-limits.ts';
import { withdrawalNotice, withdrawalReceived } from './mails/withdrawal-mails.ts';
import { insertWithdrawal } from './withdrawals.repository.ts';

/** Limit of acknowledgements that strangers can trigger for one address. */
const ACKNOWLEDGEMENTS = { reason: 'withdrawal', points: 3, seconds: 3600 };

type Services = DbServices & {
  readonly jobs: Jobs;
  readonly rateLimits: RateLimits;
};

/**
 * Stores a withdrawal with its moment, notifies the restaurant, and acknowledges it by mail. The mail is sent only to a
 * mailbox that has ordered here, at most three times an hour, so that the form cannot be used to mail strangers or to
 * flood a guest's mailbox. The answer is the same in both cases.
 */
export async function takeWithdrawal(
  { db, clock, jobs, rateLimits }: Services,
  body: z.output<typeof WithdrawRequest>,
): Promise<Result<{ readonly receivedAt: Instant }, InvalidFields>> {
  const reader = fieldReader();
  const rules = { maximum: WITHDRAWAL_ITEMS_MAX_LENGTH, isRequired: true, isMultiline: true };
  const orderNumber = reader.find('orderNumber', parseOrderNumber(body.orderNumber), 'order_number_invalid');
  const email = reader.find('email', parseEmail(body.email), 'email_invalid');
  const name = reader.find('name', parsePersonName(body.name), 'last_name_invalid');
  const items = reader.find('items', parseText(body.items, rules), 'withdrawal_items_invalid');
  if (orderNumber === null || email === null || name === null || items === null) {
    return err(reader.invalid());
  }
  const receivedAt = clock();
  if (body.website) return ok({ receivedAt });

  const isMailed = await mayMail(rateLimits, ACKNOWLEDGEMENTS, email);
  const enqueue = await jobs.ready();
  await inTransaction(db, async (tx) => {
    const orderId = await findOrderOfGuest(tx, { number: orderNumber, email });
    const withdrawalId = await insertWithdrawal(tx, { orderNumber, email, name, items, orderId, receivedAt });
    if ((await isGuestMailbox(tx, email)) && isMailed) {
      await enqueue(tx, withdrawalReceived.job({ withdrawalId }));
    }
    await enqueue(tx, withdrawalNotice.job({ withdrawalId }));
  });
  return ok({ receivedAt });
}
