import type { Tx } from '#server/platform/in-transaction.ts';
import { lockPictureRows } from './images.repository.ts';

/**
 * Which of these pictures exist, locked until the transaction ends. A save calls it before it references a picture, so that
 * the deletion of unreferenced pictures cannot remove it in between.
 */
export function lockPictures(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  return lockPictureRows(tx, [...new Set(hashes)]);
}
