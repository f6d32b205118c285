import type { Database } from '#server/platform/database.ts';
import { countConfirmed, findSubscriberById, type MailedSubscriber } from './newsletter.repository.ts';

/** Number of confirmed subscribers who have not unsubscribed. */
export function countSubscribers(db: Database): Promise<number> {
  return countConfirmed(db);
}

/** The recipient of a mail; null when deleted since. */
export function findMailedSubscriber(db: Database, id: number): Promise<MailedSubscriber | null> {
  return findSubscriberById(db, id);
}
