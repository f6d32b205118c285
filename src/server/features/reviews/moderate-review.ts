import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { decideStoredReview, findReviewState, type ReviewState } from './reviews.repository.ts';

const STATES = { pending: 'De citit', published: 'Publicată', hidden: 'Ascunsă' } as const satisfies Record<
  ReviewState,
  string
>;

type NoReview = { readonly code: 'review_not_found' };

/** Publishes a review or hides it. What is written down names neither the guest nor what was said. */
export function moderateReview(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  staffId: number,
  { id, state }: { readonly id: number; readonly state: Exclude<ReviewState, 'pending'> },
): Promise<Result<null, NoReview>> {
  return inRefusableTransaction<null, NoReview>(db, async (tx) => {
    const subject = `review:${id}`;
    await holdForSaving(tx, subject, null);
    const before = await findReviewState(tx, id);
    if (before === null) return err({ code: 'review_not_found' });
    const at = clock();
    if (before !== state) await decideStoredReview(tx, { id, state, staffId, at });
    const fields = changedFields({ Stare: STATES[before] }, { Stare: STATES[state] });
    await recordChange(tx, { subject, title: `Opinia nr. ${id}`, action: 'updated', fields, staffId, at });
    return ok(null);
  });
}
