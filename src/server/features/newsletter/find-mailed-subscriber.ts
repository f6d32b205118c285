import type { Database } from '#server/platform/database.ts';
import { findSubscriberById, type MailedSubscriber } from './newsletter.repository.ts';

/** Whom a mail is for; null when they were forgotten since. */
export function findMailedSubscriber(db: Database, id: number): Promise<MailedSubscriber | null> {
  return findSubscriberById(db, id);
}
