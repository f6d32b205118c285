import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import type { CategoryRow } from '#contract/menu/categories.ts';
import { readWindowDrafts } from '#contract/menu/read-windows.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import {
  type CategoryDraft,
  type CategoryProblems,
  type CategorySheet,
  decideCategory,
} from '#domain/menu/editing/decide-category.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import type { Bani } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { fold, toSlug } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import { announceWindowTurns } from '#server/features/menu/menu.door.ts';
import type { Database } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/lock-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { insertCategory, listTakenNames, replaceExtras, updateCategory } from './categories.repository.ts';
import { CATEGORY_ORDER, categorySubject, categoryTitle } from './category-subject.ts';
import { describeCategory } from './describe-category.ts';
import { listStaffCategories, type ManagedCategory } from './list-staff-categories.ts';

export type CategoryRefusal =
  | ChangedMeanwhile
  | { readonly code: PlainErrorCode; readonly fields?: Readonly<Record<string, string>> };

type Saver = { readonly staffId: number | null; readonly at: Instant };
type SavedOne = { readonly id: number; readonly version: number };

export type SavedCategories = { readonly version: number; readonly categories: readonly ManagedCategory[] };

/** Makes and changes categories, all of the array or none of it (readings 41). */
export async function saveCategories(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { rows, staffId }: { readonly rows: readonly CategoryRow[]; readonly staffId: number | null },
): Promise<Result<SavedCategories, CategoryRefusal>> {
  return inRefusableTransaction(db, async (tx): Promise<Result<SavedCategories, CategoryRefusal>> => {
    // Names and places are looked at and taken: one saver after the other, so nobody waits for two of them crosswise.
    await holdForSaving(tx, CATEGORY_ORDER, null);
    const ids: number[] = [];
    let version = 0;
    for (const [index, row] of rows.entries()) {
      const saved = await saveOne(tx, row, { staffId, at: clock() });
      if (!saved.ok) return err(atRow(saved.error, index));
      ids.push(saved.value.id);
      version = saved.value.version;
    }
    const categories = await listStaffCategories(tx, ids);
    if (categories.some(({ availabilityWindows }) => availabilityWindows.length > 0)) {
      await announceWindowTurns(tx, clock());
    }
    return ok({ version, categories });
  });
}

async function saveOne(tx: Tx, row: CategoryRow, saver: Saver): Promise<Result<SavedOne, CategoryRefusal>> {
  const id = row.id ?? null;
  const before = id === null ? null : await holdExisting(tx, id, row.version);
  if (before !== null && !before.ok) return before;
  const decided = decideCategory(draftOf(row, before?.value ?? null));
  if (!decided.ok) return err({ code: 'invalid_request', fields: sentencesOf(decided.error) });
  const isNameTaken = (await listTakenNames(tx, id)).some(({ name }) => fold(name) === fold(decided.value.name));
  if (isNameTaken) return err(atField('name', 'category_name_taken'));
  if (row.imageHash && !(await lockPictures(tx, [row.imageHash])).has(row.imageHash)) {
    return err(atField('imageHash', 'picture_not_found'));
  }
  const sheet = cleaned(decided.value);
  return ok(
    before === null
      ? await create(tx, row, sheet, saver)
      : await change(tx, row, sheet, { before: before.value, saver }),
  );
}

async function holdExisting(
  tx: Tx,
  id: number,
  version: number | null | undefined,
): Promise<Result<ManagedCategory, CategoryRefusal>> {
  const held = await holdForSaving(tx, categorySubject(id), version);
  if (!held.ok) return held;
  const [category] = await listStaffCategories(tx, [id]);
  return category === undefined ? err({ code: 'category_not_found' }) : ok(category);
}

async function create(tx: Tx, row: CategoryRow, sheet: CategorySheet, { staffId, at }: Saver): Promise<SavedOne> {
  const slug = freeSlug(sheet.name, await listTakenNames(tx, null));
  const id = await insertCategory(tx, { sheet, slug, imageHash: row.imageHash ?? null });
  await replaceExtras(tx, id, sheet.extras);
  const after = await describeOf(tx, id);
  const version = await recordChange(tx, {
    subject: categorySubject(id),
    title: categoryTitle(sheet.name),
    action: 'created',
    fields: changedFields({}, after),
    staffId,
    at,
  });
  return { id, version };
}

async function change(
  tx: Tx,
  row: CategoryRow,
  sheet: CategorySheet,
  { before, saver: { staffId, at } }: { readonly before: ManagedCategory; readonly saver: Saver },
): Promise<SavedOne> {
  const { id } = before;
  await updateCategory(tx, id, { sheet, imageHash: row.imageHash });
  await replaceExtras(tx, id, sheet.extras);
  const version = await recordChange(tx, {
    subject: categorySubject(id),
    title: categoryTitle(sheet.name),
    action: 'updated',
    fields: changedFields(describeCategory(before), await describeOf(tx, id)),
    staffId,
    at,
  });
  return { id, version };
}

async function describeOf(tx: Tx, id: number) {
  const [category] = await listStaffCategories(tx, [id]);
  return category === undefined ? {} : describeCategory(category);
}

/** What a row leaves out stays as it is. */
function draftOf(row: CategoryRow, before: ManagedCategory | null): CategoryDraft {
  const place = row.givenLocationForPickup ?? before?.pickupPlace ?? '';
  const kept = before?.extras ?? [];
  return {
    name: row.name ?? row.value ?? before?.name ?? '',
    isSpecial: row.specialCategory ?? before?.isSpecial ?? false,
    hasOwnPickupPlace:
      row.isPickupFromSpecificLocation ?? (before === null ? place !== '' : before.pickupPlace !== null),
    pickupPlace: place,
    allowsMessage: row.preferredMessage ?? before?.allowsMessage ?? false,
    additionalInformation: row.additionalInformation ?? before?.additionalInformation ?? '',
    extras: row.extraIngredients?.map(({ name, price }) => ({ name, price: priceOf(price) })) ?? kept,
    availabilityWindows:
      row.availabilityWindows == null
        ? draftWindows(before?.availabilityWindows ?? [])
        : readWindowDrafts(row.availabilityWindows),
  };
}

function priceOf(price: Bani | null | '' | undefined): Bani | null {
  return price === '' || price === undefined ? null : price;
}

/** Cleaning makes a text longer at times (`&` becomes `&amp;`): what then is too long was too long. */
function cleaned(sheet: CategorySheet): CategorySheet {
  return { ...sheet, additionalInformation: sanitiseHtml(sheet.additionalInformation.slice(0, HTML_MAX_LENGTH)) };
}

/** The name as an address; with a number where another category has it. An address never changes afterwards. */
function freeSlug(name: string, taken: readonly { readonly slug: string }[]): string {
  const slug = toSlug(name);
  for (let number = 2; ; number += 1) {
    const candidate = number === 2 ? slug : `${slug}-${number - 1}`;
    if (taken.every((one) => one.slug !== candidate)) return candidate;
  }
}

/** By the names of the wire. */
function sentencesOf(problems: CategoryProblems): Readonly<Record<string, string>> {
  const told = Object.entries(problems).flatMap(([field, code]) =>
    code === undefined ? [] : [[wireField(field), sentenceOf(code)]],
  );
  return Object.fromEntries(told);
}

function wireField(field: string): string {
  return field.replace(/^pickupPlace$/, 'givenLocationForPickup').replace(/^extras\b/, 'extraIngredients');
}

function atField(field: string, code: PlainErrorCode): CategoryRefusal {
  return { code, fields: { [field]: sentenceOf(code) } };
}

/** Which row of the array it was. */
function atRow(refusal: CategoryRefusal, index: number): CategoryRefusal {
  if (!('fields' in refusal) || refusal.fields === undefined) return refusal;
  const fields = Object.entries(refusal.fields).map(([field, sentence]) => [`${index}.${field}`, sentence]);
  return { ...refusal, fields: Object.fromEntries(fields) };
}
