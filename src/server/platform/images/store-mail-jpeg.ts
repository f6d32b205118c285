import { MAIL_PICTURE_WIDTH } from '#contract/pictures/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { drawInOwnProcess } from './draw-in-own-process.ts';
import { findVariant, saveVariant } from './images.repository.ts';

/**
 * Additionally stores a picture as JPEG, because some mail programs support no newer format. Must not run inside a
 * transaction, because encoding is slow.
 */
export async function storeMailJpeg(db: Database, hash: string): Promise<void> {
  const found = await findVariant(db, { hash, width: MAIL_PICTURE_WIDTH, format: 'jpeg' });
  if (found === null || found.format === 'jpeg') return;
  const drawn = await drawInOwnProcess({ kind: 'mail', bytes: found.bytes });
  if (drawn?.kind !== 'jpeg') throw new Error('Too many pictures wait to be drawn');
  await inTransaction(db, (tx) => saveVariant(tx, { hash, width: found.width, format: 'jpeg', bytes: drawn.jpeg }), {
    canRepeatAfterCommit: true,
  });
}
