import sharp from 'sharp';
import { MAIL_PICTURE_WIDTH } from '#contract/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { findVariant, saveVariant } from './images.repository.ts';

const QUALITY = 80;

/**
 * Makes sure that a stored picture is there as a JPEG, too: some mail programs know nothing newer. Not in a
 * transaction: encoding takes its time.
 */
export async function keepMailPicture(db: Database, hash: string): Promise<void> {
  const found = await findVariant(db, { hash, width: MAIL_PICTURE_WIDTH, format: 'jpeg' });
  if (found === null || found.format === 'jpeg') return;
  const bytes = await sharp(found.bytes).jpeg({ quality: QUALITY, progressive: true }).toBuffer();
  await inTransaction(db, (tx) => saveVariant(tx, { hash, width: found.width, format: 'jpeg', bytes }), {
    canRepeatAfterCommit: true,
  });
}
