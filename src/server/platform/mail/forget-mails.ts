import { type Instant, instant } from '#domain/time/instant.ts';
import type { Database } from '#server/platform/database.ts';
import { deleteOldMails } from './mails.repository.ts';

/** What was agreed with a guest stands in the mails about the order: kept as long as it may be argued about. */
const ORDER_MAIL_DAYS = 3 * 365 + 1;
const OTHER_MAIL_DAYS = 182;
const DAY_MS = 24 * 3_600_000;

/** Deletes mails about orders after three years, all others after six months. */
export function forgetOldMails(db: Database, now: Instant): Promise<void> {
  return deleteOldMails(db, {
    ordersBefore: instant(now - ORDER_MAIL_DAYS * DAY_MS),
    othersBefore: instant(now - OTHER_MAIL_DAYS * DAY_MS),
  });
}
