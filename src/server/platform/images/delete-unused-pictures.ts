import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { deleteUnnamedPictures } from './images.repository.ts';

const AT_ONCE = 50;

/** Deletes pictures uploaded more than a day ago that no row references: uploads of abandoned forms. */
export async function deleteUnusedPictures(db: Database): Promise<void> {
  for (;;) {
    const deleted = await inTransaction(db, (tx) => deleteUnnamedPictures(tx, AT_ONCE), { canRepeatAfterCommit: true });
    if (deleted < AT_ONCE) return;
  }
}
