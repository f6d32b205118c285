import { REMOVE_DEMO_WORD } from '#contract/demo/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import {
  carryOutDemoRemoval,
  type DemoPlan,
  deleteUnsavedSettings,
  hasDemoRows,
  planDemoRemoval,
} from './demo-rows.repository.ts';

type RemoveDemoRefusal = ChangedMeanwhile | InvalidFields | { readonly code: 'no_demo' };

/**
 * Deletes the demonstration: its menu, promotions and orders, and settings never saved by staff. Anything saved by
 * staff stays, and so does every real order.
 *
 * @see src/server/features/demo/README.md
 */
export async function removeDemo(
  services: DbServices,
  staffId: number,
  confirmation: string,
): Promise<Result<DemoPlan, RemoveDemoRefusal>> {
  if (fold(confirmation.trim()) !== fold(REMOVE_DEMO_WORD)) {
    return err({ code: 'invalid_request', fields: { confirmation: sentenceOf('confirmation_required') } });
  }
  return saveByStaff<DemoPlan, RemoveDemoRefusal>(services, { subject: 'demo', staffId }, async (tx, save, at) => {
    if (!(await hasDemoRows(tx))) return err({ code: 'no_demo' });
    const plan = await planDemoRemoval(tx);
    await carryOutDemoRemoval(tx, plan, new Date(at));
    await deleteUnsavedSettings(tx);
    const before = {
      Produse: String(plan.products.length),
      Categorii: String(plan.categories.length),
      Promoții: String(plan.promotions.length),
      Comenzi: String(plan.orders.length),
    };
    await save({ title: 'Date demonstrative', action: 'deleted', before });
    return ok(plan);
  });
}
