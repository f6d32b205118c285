import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import { touchPicture } from './images.repository.ts';

/**
 * The stored facts of a picture that will be referenced soon, outside of a transaction: it counts as uploaded now, so the
 * deletion of unreferenced pictures spares it for another day. Null when there is none of this hash.
 */
export function touchStoredPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  return touchPicture(db, hash);
}
