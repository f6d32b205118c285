import sharp from 'sharp';
import { MAIL_PICTURE_WIDTH } from '#contract/pictures/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { findVariant, saveVariant } from './images.repository.ts';

const QUALITY = 80;

/**
 * Stores a picture as JPEG, too, because some mail programs know no newer format. Must not run inside a transaction:
 * encoding is slow.
 */
export async function storeMailJpeg(db: Database, hash: string): Promise<void> {
  const found = await findVariant(db, { hash, width: MAIL_PICTURE_WIDTH, format: 'jpeg' });
  if (found === null || found.format === 'jpeg') return;
  const bytes = await sharp(found.bytes).jpeg({ quality: QUALITY, progressive: true }).toBuffer();
  await inTransaction(db, (tx) => saveVariant(tx, { hash, width: found.width, format: 'jpeg', bytes }), {
    canRepeatAfterCommit: true,
  });
}
