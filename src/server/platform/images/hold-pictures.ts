import type { Tx } from '#server/platform/in-transaction.ts';
import { listPicturesHeld } from './images.repository.ts';

/**
 * Of these pictures, the ones that are there, and stay until the transaction ends: whoever is about to name a picture
 * asks here first, so that the sweep of what nobody names never takes it in between.
 */
export function holdPictures(tx: Tx, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  return listPicturesHeld(tx, [...new Set(hashes)]);
}
