import type { Tx } from '#server/platform/in-transaction.ts';
import { findLastChange, insertChange, type NewChange } from './changes.repository.ts';

/**
 * Last step of every save by staff: writes down who made what of what, and answers the thing's new version. An update
 * that changed nothing leaves no trace and keeps the version.
 */
export async function recordChange(tx: Tx, change: NewChange): Promise<number> {
  if (change.action === 'updated' && change.fields.length === 0)
    return (await findLastChange(tx, change.subject))?.id ?? 0;
  return insertChange(tx, change);
}
