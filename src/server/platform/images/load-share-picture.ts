import { SHARE_SIZE } from '#contract/pictures/picture-addresses.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { drawInOwnProcess } from './draw-in-own-process.ts';
import { findVariant, saveVariant } from './images.repository.ts';

/**
 * A picture as shared links show it; drawn and stored when it is first asked for, because most pictures are never
 * shared. Null when it does not exist, `'busy'` when too many pictures wait to be drawn.
 */
export async function loadSharePicture(db: Database, hash: string): Promise<Uint8Array | 'busy' | null> {
  const asked = { hash, width: SHARE_SIZE.width, format: 'share' } as const;
  const found = await findVariant(db, asked);
  if (found === null || found.format === asked.format) return found?.bytes ?? null;
  const drawn = await drawInOwnProcess({ kind: 'share', bytes: found.bytes });
  if (drawn === null) return 'busy';
  if (drawn.kind !== 'jpeg') throw new Error('A shared picture was drawn as something else');
  await inTransaction(db, (tx) => saveVariant(tx, { ...asked, bytes: drawn.jpeg }), { canRepeatAfterCommit: true });
  return drawn.jpeg;
}
