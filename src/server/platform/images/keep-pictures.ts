import type { StoredPicture } from '#domain/menu/shown-menu.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts';
import { deleteUnnamedPictures, lockPictureRows, touchPicture } from './images.repository.ts';

/**
 * Locks the existing ones of these pictures until the transaction ends. A save calls it before it references a picture,
 * so that the deletion of unreferenced pictures cannot remove it in between.
 */
export function lockPictures(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  return lockPictureRows(tx, [...new Set(hashes)]);
}

/**
 * The stored facts of a picture that will be referenced soon, outside of a transaction: its upload time is renewed, so
 * it is not deleted as unreferenced for another day. Null when none has this hash.
 */
export function touchStoredPicture(db: Database, hash: string): Promise<StoredPicture | null> {
  return touchPicture(db, hash);
}

const AT_ONCE = 50;

/** Deletes pictures uploaded more than a day ago that no row references: uploads of abandoned forms. */
export async function deleteUnusedPictures(db: Database): Promise<void> {
  for (;;) {
    const deleted = await inTransaction(db, (tx) => deleteUnnamedPictures(tx, AT_ONCE), { canRepeatAfterCommit: true });
    if (deleted < AT_ONCE) return;
  }
}
