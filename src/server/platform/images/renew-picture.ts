import type { Database } from '#server/platform/database.ts';
import type { StoredPicture } from '#server/platform/images/stored-picture.ts';
import { touchPicture } from './images.repository.ts';

/**
 * What is known of a picture that will be named soon, outside of a transaction: the sweep of what nobody names leaves it
 * alone for another day. Null when there is none of this hash.
 */
export function renewPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  return touchPicture(db, hash);
}
