import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { RESERVATION_MAIL_KINDS } from './enqueue-reservation-mail.ts';
import { WITHDRAWAL_MAIL_KINDS } from './enqueue-withdrawal-mail.ts';
import { deleteMailsAbout, deleteOldMails } from './mails.repository.ts';

/** What was agreed with a guest stands in the mails about the order: kept as long as it may be argued about. */
const ORDER_MAIL_DAYS = 3 * 365 + 1;
const OTHER_MAIL_DAYS = 182;
const DAY_MS = 24 * 3_600_000;

export type MailsOfPerson = {
  readonly address: string;
  readonly orderIds: readonly number[];
  readonly reservationIds: readonly number[];
  readonly withdrawalIds: readonly number[];
};

/** Forgets every mail to a person, and the restaurant's own mails that name them. */
export function forgetMails(
  tx: Tx,
  { address, orderIds, reservationIds, withdrawalIds }: MailsOfPerson,
): Promise<void> {
  const occasions = [
    ...RESERVATION_MAIL_KINDS.flatMap((kind) => reservationIds.map((id) => `${kind}.${id}`)),
    ...WITHDRAWAL_MAIL_KINDS.flatMap((kind) => withdrawalIds.map((id) => `${kind}.${id}`)),
  ];
  return deleteMailsAbout(tx, { address, orderIds, occasions });
}

/** Forgets mails about orders after three years, all others after six months. */
export function forgetOldMails(db: Database, now: Instant): Promise<void> {
  return deleteOldMails(db, {
    ordersBefore: instant(now - ORDER_MAIL_DAYS * DAY_MS),
    othersBefore: instant(now - OTHER_MAIL_DAYS * DAY_MS),
  });
}
