import type { CategoryRow } from '#contract/categories/wire.ts';
import { sentenceOf } from '#contract/errors.ts';
import { windowDraftsFromWire } from '#contract/menu/codec.ts';
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
import { type ChangedMeanwhile, type Save, saveByStaff, saveWithin } from '#server/features/changes/index.ts';
import { announceWindowTurns } from '#server/features/menu/index.ts';
import { mayChooseStation } from '#server/features/stations/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { HTML_MAX_LENGTH, sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import { insertCategory, listTakenNames, replaceExtras, updateCategory } from './categories.repository.ts';
import { CATEGORY_ORDER, categorySubject, categoryTitle, describeCategory } from './describe-category.ts';
import { listStaffCategories, type ManagedCategory } from './list-staff-categories.ts';

export type CategoryRefusal =
  | ChangedMeanwhile
  | {
      readonly code: 'category_not_found' | 'invalid_request' | FieldProblem;
      readonly fields?: Readonly<Record<string, string>>;
    };
type FieldProblem = 'category_name_taken' | 'picture_not_found' | 'station_unknown';

export type SavedCategories = { readonly version: number; readonly categories: readonly ManagedCategory[] };

/** Creates and changes categories, all rows of the request or none (readings 41). */
export function saveCategories(
  services: DbServices,
  { rows, staffId }: { readonly rows: readonly CategoryRow[]; readonly staffId: number },
): Promise<Result<SavedCategories, CategoryRefusal>> {
  // Saves run one after the other, because names and positions are compared; this also excludes deadlocks.
  const saving = { subject: CATEGORY_ORDER, staffId };
  return saveByStaff<SavedCategories, CategoryRefusal>(services, saving, async (tx, _, at) => {
    const ids: number[] = [];
    let version = 0;
    for (const [index, row] of rows.entries()) {
      const saved = await saveCategoryWithin(tx, row, { staffId, at });
      if (!saved.ok) return err(atRow(saved.error, index));
      ids.push(saved.value.id);
      version = saved.value.version;
    }
    const categories = await listStaffCategories(tx, ids);
    if (categories.some(({ availabilityWindows }) => availabilityWindows.length > 0)) {
      await announceWindowTurns(tx, at);
    }
    return ok({ version, categories });
  });
}

/** Saves one category as a part of another transaction, which holds the lock `CATEGORY_ORDER`. */
export function saveCategoryWithin(
  tx: Tx,
  row: CategoryRow,
  { staffId, at }: { readonly staffId: number; readonly at: Instant },
): Promise<Result<SavedOne, CategoryRefusal>> {
  const { id = null } = row;
  const subject = id === null ? CATEGORY_ORDER : categorySubject(id);
  return saveWithin<SavedOne, CategoryRefusal>(
    tx,
    { subject, staffId, at, ...(id === null ? {} : { version: row.version }) },
    (save) => saveOne(tx, row, save),
  );
}

type SavedOne = { readonly id: number; readonly version: number };

async function saveOne(tx: Tx, row: CategoryRow, save: Save): Promise<Result<SavedOne, CategoryRefusal>> {
  const [before = null] = row.id == null ? [] : await listStaffCategories(tx, [row.id]);
  if (row.id != null && before === null) return err({ code: 'category_not_found' });
  const decided = decideCategory(draftOf(row, before));
  if (!decided.ok) return err({ code: 'invalid_request', fields: sentencesOf(decided.error) });
  const isNameTaken = (await listTakenNames(tx, before?.id ?? null)).some(
    ({ name }) => fold(name) === fold(decided.value.name),
  );
  if (isNameTaken) return err(atField('name', 'category_name_taken'));
  if (row.imageHash && !(await lockPictures(tx, [row.imageHash])).has(row.imageHash)) {
    return err(atField('imageHash', 'picture_not_found'));
  }
  if (!(await mayChooseStation(tx, decided.value.stationId))) return err(atField('stationId', 'station_unknown'));
  const sheet = cleaned(decided.value);
  const id = await writeCategory(tx, row, sheet, before);
  await replaceExtras(tx, id, sheet.extras);
  const [after] = await listStaffCategories(tx, [id]);
  const saved = await save({
    subject: categorySubject(id),
    title: categoryTitle(sheet.name),
    action: before === null ? 'created' : 'updated',
    before: before === null ? {} : describeCategory(before),
    after: after === undefined ? {} : describeCategory(after),
  });
  return ok({ id, ...saved.value });
}

async function writeCategory(tx: Tx, { imageHash }: CategoryRow, sheet: CategorySheet, before: ManagedCategory | null) {
  if (before === null) {
    const slug = freeSlug(sheet.name, await listTakenNames(tx, null));
    return insertCategory(tx, { sheet, slug, imageHash: imageHash ?? null });
  }
  await updateCategory(tx, before.id, { sheet, imageHash });
  return before.id;
}

/** Fields missing in a row stay unchanged. */
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
    stationId: row.stationId === undefined ? (before?.stationId ?? null) : row.stationId,
    availabilityWindows:
      row.availabilityWindows == null
        ? draftWindows(before?.availabilityWindows ?? [])
        : windowDraftsFromWire(row.availabilityWindows),
  };
}

function priceOf(price: Bani | null | '' | undefined): Bani | null {
  return price === '' || price === undefined ? null : price;
}

/** Sanitising may make a text longer (`&` becomes `&amp;`), so the length is checked again. */
function cleaned(sheet: CategorySheet): CategorySheet {
  return { ...sheet, additionalInformation: sanitiseHtml(sheet.additionalInformation.slice(0, HTML_MAX_LENGTH)) };
}

/** The name as a slug, with a number when another category has it. A slug never changes afterwards. */
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

function atField(field: string, code: FieldProblem): CategoryRefusal {
  return { code, fields: { [field]: sentenceOf(code) } };
}

/** Adds the index of the row. */
function atRow(refusal: CategoryRefusal, index: number): CategoryRefusal {
  if (!('fields' in refusal) || refusal.fields === undefined) return refusal;
  const fields = Object.entries(refusal.fields).map(([field, sentence]) => [`${index}.${field}`, sentence]);
  return { ...refusal, fields: Object.fromEntries(fields) };
}
