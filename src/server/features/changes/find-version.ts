import type { Database } from '#server/platform/database.ts';
import { findLastChange } from './changes.repository.ts';

/** The version of a thing: the id of its last change, 0 when nobody ever saved it. */
export async function findVersion(db: Database, subject: string): Promise<number> {
  return (await findLastChange(db, subject))?.id ?? 0;
}
