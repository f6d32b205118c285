import type { Database } from '#server/platform/database.ts';
import { countConfirmed, findSubscriberById, type MailedSubscriber } from './newsletter.repository.ts';

/** How many people have confirmed the newsletter and have not left. */
export function countSubscribers(db: Database): Promise<number> {
  return countConfirmed(db);
}

/** Whom a mail is for; null when they were deleted since. */
export function findMailedSubscriber(db: Database, id: number): Promise<MailedSubscriber | null> {
  return findSubscriberById(db, id);
}
