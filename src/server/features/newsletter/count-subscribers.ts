import type { Database } from '#server/platform/database.ts';
import { countConfirmed } from './newsletter.repository.ts';

/** How many people have confirmed the newsletter and have not left. */
export function countSubscribers(db: Database): Promise<number> {
  return countConfirmed(db);
}
