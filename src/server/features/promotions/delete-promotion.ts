import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { describePromotion, promotionSubject, promotionTitle } from './describe-promotion.ts';
import { findAdminPromotion } from './list-admin-promotions.ts';
import { deletePromotionRow, isPromotionNamed, loadNamesIn } from './saved-promotions.repository.ts';

type DeletePromotionRefusal =
  | ChangedMeanwhile
  | { readonly code: 'promotion_not_found' | 'promotion_still_on' | 'promotion_in_use' };

/**
 * Deletes a promotion that no order, no code of a subscriber and no newsletter names.
 * It must be off: an order that is being placed locks the rules, and could name a promotion that is still on.
 */
export function deletePromotion(
  services: DbServices,
  { id, staffId }: { readonly id: number; readonly staffId: number },
): Promise<Result<{ readonly name: string }, DeletePromotionRefusal>> {
  const saving = { subject: promotionSubject(id), staffId };
  return saveByStaff<{ readonly name: string }, DeletePromotionRefusal>(services, saving, async (tx, save, at) => {
    const promotion = await findAdminPromotion(tx, id, at);
    if (promotion === null) return err({ code: 'promotion_not_found' });
    if (promotion.active) return err({ code: 'promotion_still_on' });
    if (await isPromotionNamed(tx, id, promotion.couponCode)) return err({ code: 'promotion_in_use' });
    await save({
      title: promotionTitle(promotion.name),
      action: 'deleted',
      before: describePromotion(promotion, await loadNamesIn(tx, promotion)),
      write: () => deletePromotionRow(tx, id),
    });
    return ok({ name: promotion.name });
  });
}
