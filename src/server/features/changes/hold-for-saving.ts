import { err, ok, type Result } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { findLastChange, holdSubject } from './changes.repository.ts';

export type ChangedMeanwhile = {
  readonly code: 'changed_meanwhile';
  readonly details: { readonly actor: string | null; readonly when: string };
};

/**
 * First step of every save by staff: nobody else saves the same thing until the transaction ends, and what stands there
 * is what the form was filled from. Without an expected version (a client of the documents) the last one wins.
 *
 * Several things at once are held in the order of their names, so that two savers never wait for each other.
 *
 * @see docs/decisions/0065-optimistic-locking.md
 */
export async function holdForSaving(
  tx: Tx,
  subject: string,
  expectedVersion: number | null | undefined,
): Promise<Result<null, ChangedMeanwhile>> {
  await holdSubject(tx, subject);
  if (expectedVersion === null || expectedVersion === undefined) return ok(null);
  const last = await findLastChange(tx, subject);
  if (last === null || last.id === expectedVersion) return ok(null);
  return err({ code: 'changed_meanwhile', details: { actor: last.staffName, when: formatDateTime(last.at) } });
}
