import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { decideStoredReview, findReviewState, type ReviewState } from './reviews.repository.ts';

const STATES: Readonly<Record<ReviewState, string>> = {
  pending: 'De citit',
  published: 'Publicată',
  hidden: 'Ascunsă',
};

/** Publishes or hides a review. The history of changes contains neither the guest nor the text. */
export function moderateReview(
  services: DbServices,
  staffId: number,
  { id, state }: { readonly id: number; readonly state: Exclude<ReviewState, 'pending'> },
): Promise<Result<object, ChangedMeanwhile | { readonly code: 'review_not_found' }>> {
  return saveByStaff(services, { subject: `review:${id}`, staffId }, async (tx, save, at) => {
    const before = await findReviewState(tx, id);
    if (before === null) return err({ code: 'review_not_found' });
    return save({
      title: `Opinia nr. ${id}`,
      before: { Stare: STATES[before] },
      after: { Stare: STATES[state] },
      write: () => decideStoredReview(tx, { id, state, staffId, at }),
    });
  });
}
