import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { deleteUnnamedPictures } from './images.repository.ts';

const AT_ONCE = 50;

/** Forgets pictures that were uploaded more than a day ago and that nothing names: forms that were left behind. */
export async function forgetPictures(db: Database): Promise<void> {
  for (;;) {
    const deleted = await inTransaction(db, (tx) => deleteUnnamedPictures(tx, AT_ONCE), { canRepeatAfterCommit: true });
    if (deleted < AT_ONCE) return;
  }
}
