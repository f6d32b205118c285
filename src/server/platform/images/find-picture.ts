import type { Database } from '#server/platform/database.ts';
import type { StoredPicture } from '#server/platform/stored-picture.ts';
import { findStoredPicture } from './images.repository.ts';

/** What is known of a picture that was stored; null when there is none of this hash. */
export function findPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  return findStoredPicture(db, hash);
}
