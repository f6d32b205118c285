import { sentenceOf } from '#contract/errors.ts';
import { REMOVE_DEMO_WORD } from '#contract/restaurant/demo.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import type { InvalidFields } from '#server/platform/field-reader.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  carryOutDemoRemoval,
  type DemoPlan,
  forgetUnsavedSettings,
  hasDemoRows,
  planDemoRemoval,
} from './demo-rows.repository.ts';

type NoDemo = { readonly code: 'no_demo' };

/**
 * Takes the demonstration away: its menu, promotions and orders, and the settings nobody saved. What staff saved is
 * theirs and stays, and so does every order placed in earnest.
 *
 * @see src/server/features/demo/README.md
 */
export async function removeDemo(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  staffId: number,
  confirmation: string,
): Promise<Result<DemoPlan, NoDemo | InvalidFields>> {
  if (fold(confirmation.trim()) !== fold(REMOVE_DEMO_WORD)) {
    return err({ code: 'invalid_request', fields: { confirmation: sentenceOf('confirmation_required') } });
  }
  return inRefusableTransaction<DemoPlan, NoDemo | InvalidFields>(db, async (tx) => {
    const held = await holdForSaving(tx, 'demo', null);
    if (!held.ok) throw new Error('Without a version nothing is compared');
    if (!(await hasDemoRows(tx))) return err({ code: 'no_demo' });
    const plan = await planDemoRemoval(tx);
    await carryOutDemoRemoval(tx, plan, new Date(clock()));
    await forgetUnsavedSettings(tx);
    const fields = changedFields(
      {
        Produse: String(plan.products.length),
        Categorii: String(plan.categories.length),
        Promoții: String(plan.promotions.length),
        Comenzi: String(plan.orders.length),
      },
      { Produse: '', Categorii: '', Promoții: '', Comenzi: '' },
    );
    const change = { subject: 'demo', title: 'Date demonstrative', action: 'deleted', fields } as const;
    await recordChange(tx, { ...change, staffId, at: clock() });
    return ok(plan);
  });
}
