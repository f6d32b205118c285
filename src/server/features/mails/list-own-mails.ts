import type { Database } from '#server/platform/database.ts';
import { listMailsTo, type SentMail } from './mails.repository.ts';

/** The mails that are kept of what was sent to an address, the newest first. */
export function listOwnMails(db: Database, address: string): Promise<readonly SentMail[]> {
  return listMailsTo(db, address);
}
