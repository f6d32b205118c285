import { sentenceOf } from '#contract/errors.ts';
import { wireField } from '#contract/products/product-on-wire.ts';
import type { EntryInput } from '#contract/products/wire.ts';
import { keysOf } from '#domain/keys-of.ts';
import { decideProduct, type ProductProblems } from '#domain/menu/editing/decide-product.ts';
import { neededRights } from '#domain/menu/editing/menu-rights.ts';
import { restoreLocked } from '#domain/menu/editing/restore-locked.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { toSlug } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, type Save, saveByStaff } from '#server/features/changes/index.ts';
import { announceWindowTurns } from '#server/features/menu/index.ts';
import { mayChooseStation } from '#server/features/stations/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { describeProduct, NEW_PRODUCTS, productSubject, productTitle } from './describe-product.ts';
import { draftFromEntry, type Fields } from './draft-from-entry.ts';
import { type Editor, loadMenuRights } from './editor.ts';
import {
  insertProduct,
  listSizeIds,
  listSlugsLike,
  updateProduct,
  writeAddOns,
  writeExtras,
  writeSimilar,
  writeSizes,
} from './product-writing.repository.ts';
import { findProduct, listCategoryRows, type StoredProduct } from './products.repository.ts';

export type SaveProductRefusal =
  | ChangedMeanwhile
  | { readonly code: 'entry_not_found' | 'prices_not_granted' | 'deletion_not_granted' }
  | { readonly code: 'invalid_request'; readonly fields: Fields };

export type SavedProduct = { readonly id: number; readonly version: number; readonly isNew: boolean };

/**
 * Saves a product with its sizes, extras and suggestions in one transaction; visible at the next request. Missing
 * fields stay unchanged; fields that the editor may not change must be unchanged.
 */
export function saveProduct(
  services: DbServices,
  editor: Editor,
  entry: EntryInput,
): Promise<Result<SavedProduct, SaveProductRefusal>> {
  const { id = null } = entry;
  const thing = id === null ? { subject: NEW_PRODUCTS } : { subject: productSubject(id), version: entry.version };
  const saving = { ...thing, staffId: editor.staffId };
  return saveByStaff<SavedProduct, SaveProductRefusal>(services, saving, (tx, save, at) =>
    saveProductWithin(tx, { editor, entry, save, at }),
  );
}

type Saving = {
  readonly editor: Editor;
  readonly entry: EntryInput;
  readonly save: Save;
  readonly at: Instant;
};

/** The same as part of a step that changes several products. */
export async function saveProductWithin(
  tx: Tx,
  { editor, entry, save, at }: Saving,
): Promise<Result<SavedProduct, Exclude<SaveProductRefusal, ChangedMeanwhile>>> {
  const { id = null } = entry;
  const before = id === null ? null : await findProduct(tx, id);
  if (id !== null && before === null) return err({ code: 'entry_not_found' });
  const sizeIds = id === null ? new Set<number>() : await listSizeIds(tx, id);
  const read = draftFromEntry(entry, { stored: before, categories: await listCategoryRows(tx), sizeIds });
  // An imported product may be without a description; changing another field of it does not ask for one.
  const isDescriptionRequired = before === null || entry.description != null;
  const decided = decideProduct(restoreLocked(read.draft, before), { isDescriptionRequired });
  if (!decided.ok || Object.keys(read.fields).length > 0) {
    const fields = { ...(decided.ok ? {} : describeProblems(decided.error)), ...read.fields };
    return err({ code: 'invalid_request', fields });
  }
  if (!(await mayChooseStation(tx, decided.value.stationId))) {
    return err({ code: 'invalid_request', fields: { stationId: sentenceOf('station_unknown') } });
  }
  const sheet = { ...decided.value, description: sanitiseHtml(decided.value.description) };

  const rights = await loadMenuRights(tx, editor);
  const needed = neededRights(before, sheet);
  if (needed.changesPrices && !rights.mayChangePrices) return err({ code: 'prices_not_granted' });
  if (needed.deletesSizes && !rights.mayDelete) return err({ code: 'deletion_not_granted' });

  const savedId = await writeProduct(tx, sheet, before, at);
  if (sheet.availabilityWindows.length > 0) await announceWindowTurns(tx, at);
  return ok({ id: savedId, ...(await recordProduct(tx, save, savedId, before)), isNew: before === null });
}

/** Writes the rows of a product, replacing `before` or as a new one with a free slug; returns its id. */
export async function writeProduct(
  tx: Tx,
  sheet: ProductSheet,
  before: StoredProduct | null,
  at: Instant,
): Promise<number> {
  const id = before === null ? await insertProduct(tx, sheet, await findFreeSlug(tx, sheet.name)) : before.id;
  if (before !== null) await updateProduct(tx, id, sheet, { isMoved: before.categoryId !== sheet.categoryId });
  await writeSizes(tx, id, sheet.sizes, at);
  await writeExtras(tx, id, sheet.extras);
  await writeSimilar(tx, id, sheet.similarIds);
  await writeAddOns(tx, id, sheet.addOnIds);
  return id;
}

async function findFreeSlug(tx: Tx, name: string): Promise<string> {
  const wanted = toSlug(name) || 'produs';
  const taken = await listSlugsLike(tx, wanted);
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Records the change of a product compared with the stored state; returns its version. */
export async function recordProduct(tx: Tx, save: Save, id: number, before: StoredProduct | null) {
  const after = await findProduct(tx, id);
  if (after === null) throw new Error('A product that was written is there');
  const saved = await save({
    subject: productSubject(id),
    title: productTitle(after.name),
    action: before === null ? 'created' : 'updated',
    before: before === null ? {} : describeProduct(before),
    after: describeProduct(after),
  });
  return saved.value;
}

function describeProblems(problems: ProductProblems): Fields {
  // The keys of the rules' answer are its fields.
  const fields = keysOf(problems);
  return Object.fromEntries(
    fields.map((field) => [wireField(field), sentenceOf(problems[field] ?? 'invalid_request')]),
  );
}
