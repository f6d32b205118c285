/** Writes planned lines of a menu by the menu's own rules and writers, as part of a transaction that holds `MENU_LOCKS`. */
import { windowsToWire } from '#contract/menu/codec.ts';
import type { GroupUse } from '#domain/menu/options/option-sheet.ts';
import { ok } from '#domain/result.ts';
import { fold } from '#domain/text/fold.ts';
import type { Instant } from '#domain/time/instant.ts';
import { saveCategoryWithin } from '#server/features/categories/index.ts';
import { type Author, saveWithin } from '#server/features/changes/index.ts';
import { announceWindowTurns, showPicturesWithin } from '#server/features/menu/index.ts';
import { writeGroupWithin, writeUsesWithin } from '#server/features/options/index.ts';
import {
  NEW_PRODUCTS,
  productSubject,
  recordProduct,
  suggestWithin,
  writeProduct,
} from '#server/features/products/index.ts';
import { lockPictures } from '#server/platform/images/keep-pictures.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { storedGroupKey } from './compare-groups.ts';
import type { CurrentMenu } from './current-menu.ts';
import { groupSheetOf } from './draft-groups.ts';
import { type CategoryFacts, groupKey, type NeutralGroup, type NeutralUse } from './neutral-menu.ts';
import type { ImportPlan, PlannedCategory, PlannedLine } from './plan-import.ts';
import type { UndoRecord } from './undo-record.ts';

export type WrittenProduct = { readonly line: PlannedLine; readonly id: number; readonly version: number };

const NOT_RECORDED = { version: 0 };

/** Writes every line, which must have a sheet, and the categories. */
export async function writePlan(
  tx: Tx,
  { lines, categories }: ImportPlan,
  { current, ...by }: Author & { readonly current: CurrentMenu },
): Promise<{ readonly products: readonly WrittenProduct[]; readonly undo: UndoRecord }> {
  const ids = await writeCategories(tx, { categories, by });
  const products = await writeProducts(tx, { lines, categoryIds: ids, by });
  const numbers = numbersOf(current, products);
  const groups = await writeGroups(tx, { lines, categories, current, numbers, at: by.at });
  const written = await writeUses(tx, { categories, ids, products, groups, book: current.book });
  await writeSuggestions(tx, products, numbers);
  await announceWindowTurns(tx, by.at);
  return { products, undo: { ...written, groupIds: groups.fresh } };
}

type Book = CurrentMenu['book'];
type CategoryIds = ReadonlyMap<string, number>;

async function writeCategories(
  tx: Tx,
  { categories, by }: { readonly categories: ImportPlan['categories']; readonly by: Author },
): Promise<CategoryIds> {
  const ids = new Map<string, number>();
  for (const { name, id, facts } of categories) {
    if (ids.has(fold(name))) continue;
    ids.set(fold(name), id ?? (await writeCategory(tx, name, facts, by)));
  }
  return ids;
}

async function writeCategory(tx: Tx, name: string, facts: PlannedCategory['facts'], by: Author): Promise<number> {
  const { picture = null } = facts ?? {};
  const hasPicture = picture !== null && (await lockPictures(tx, [picture])).has(picture);
  const saved = await saveCategoryWithin(
    tx,
    {
      name,
      preferredMessage: true,
      ...(facts === null ? {} : rowOf(facts)),
      // Left out when it was deleted since the archive was read.
      imageHash: hasPicture ? picture : null,
    },
    by,
  );
  // Already validated with the plan, and no other category has its name, because the lock is held.
  if (!saved.ok) throw new Error(`A category of an import was refused: ${saved.error.code}`);
  return saved.value.id;
}

function rowOf(facts: CategoryFacts) {
  return {
    specialCategory: facts.isSpecial,
    isPickupFromSpecificLocation: facts.pickupPlace !== null,
    givenLocationForPickup: facts.pickupPlace ?? '',
    preferredMessage: facts.allowsMessage,
    additionalInformation: facts.additionalInformation,
    extraIngredients: facts.extras.map(({ name, price }) => ({ name, price })),
    availabilityWindows: windowsToWire(facts.availabilityWindows),
  };
}

async function writeProducts(
  tx: Tx,
  {
    lines,
    categoryIds,
    by,
  }: { readonly lines: readonly PlannedLine[]; readonly categoryIds: CategoryIds; readonly by: Author },
): Promise<readonly WrittenProduct[]> {
  const written: WrittenProduct[] = [];
  for (const line of lines) {
    const { category, sheet, before, pictures } = line;
    const categoryId = categoryIds.get(fold(category));
    // Lines without a sheet cannot be imported and are not written; the categories of the others were written above.
    if (sheet === null || categoryId === undefined) throw new Error('A line of an import has a sheet and a category');
    const subject = before === null ? NEW_PRODUCTS : productSubject(before.id);
    const saved = await saveWithin<Omit<WrittenProduct, 'line'>, never>(tx, { subject, ...by }, async (save) => {
      const id = await writeProduct(tx, { ...sheet, categoryId }, before, by.at);
      // Pictures chosen by staff here stay.
      if (before === null || before.pictures.length === 0) await showPicturesWithin(tx, id, storedOnes(pictures));
      const saved = by.isRecorded === false ? NOT_RECORDED : await recordProduct(tx, { save, at: by.at }, id, before);
      return ok({ id, ...saved });
    });
    if (!saved.ok) throw new Error('No version was asked for');
    written.push({ line, ...saved.value });
  }
  return written;
}

function storedOnes(pictures: PlannedLine['pictures']) {
  return pictures.flatMap((picture) => ('hash' in picture ? [picture] : []));
}

/** Product ids here by source id, those of this import first. */
function numbersOf({ known }: CurrentMenu, written: readonly WrittenProduct[]): ReadonlyMap<string, number> {
  return new Map([...known, ...written.map(({ line, id }) => [line.sourceId, id] as const)]);
}

type WrittenGroups = {
  /** Null for a group without remaining options. */
  readonly idOf: (group: NeutralGroup) => number | null;
  readonly fresh: number[];
};

/**
 * Writes the file's groups by content: an existing group with the same content is reused, whatever its id in the
 * source.
 */
async function writeGroups(
  tx: Tx,
  {
    lines,
    categories,
    current,
    numbers,
    at,
  }: {
    readonly lines: readonly PlannedLine[];
    readonly categories: ImportPlan['categories'];
    readonly at: Instant;
    readonly current: CurrentMenu;
    readonly numbers: ReadonlyMap<string, number>;
  },
): Promise<WrittenGroups> {
  const ids = new Map<string, number | null>();
  for (const group of current.book.groups.values()) ids.set(storedGroupKey(group, current), group.id);
  const fresh: number[] = [];
  const write = async (group: NeutralGroup): Promise<void> => {
    const key = groupKey(group);
    if (ids.has(key)) return;
    for (const { opens } of group.options) if (opens !== null) await write(opens);
    const sheet = groupSheetOf(group, {
      productOf: (sourceId) => numbers.get(sourceId) ?? null,
      groupOf: (opened) => ids.get(groupKey(opened)) ?? null,
    });
    const id = sheet === null ? null : await writeGroupWithin(tx, sheet, null, at);
    ids.set(key, id);
    if (id !== null) fresh.push(id);
  };
  for (const { group } of [...categories, ...lines].flatMap(({ uses }) => uses ?? [])) await write(group);
  return { idOf: (group) => ids.get(groupKey(group)) ?? null, fresh };
}

async function writeUses(
  tx: Tx,
  {
    categories,
    ids,
    products,
    groups,
    book,
  }: {
    readonly categories: ImportPlan['categories'];
    readonly ids: CategoryIds;
    readonly products: readonly WrittenProduct[];
    readonly groups: WrittenGroups;
    readonly book: Book;
  },
): Promise<Pick<UndoRecord, 'products' | 'categories'>> {
  const named = (uses: readonly NeutralUse[]): GroupUse[] =>
    uses.flatMap(({ group, sizeLabel }) => {
      const groupId = groups.idOf(group);
      return groupId === null ? [] : [{ groupId, sizeLabel }];
    });
  const ofCategories: UndoRecord['categories'] = [];
  const seen = new Set<number>();
  for (const category of categories) {
    const id = ids.get(fold(category.name));
    if (id === undefined || seen.has(id)) continue;
    seen.add(id);
    const usesBefore = [...(book.ofCategories.get(id) ?? [])];
    const usesAfter = category.uses === null ? usesBefore : named(category.uses);
    if (category.uses !== null) await writeUsesWithin(tx, { categoryId: id }, usesAfter);
    ofCategories.push({ id, isNew: category.id === null, usesBefore, usesAfter });
  }
  const ofProducts: UndoRecord['products'] = [];
  for (const { line, id, version } of products) {
    const usesBefore = [...(book.ofProducts.get(id) ?? [])];
    const usesAfter = line.uses === null ? usesBefore : named(line.uses);
    if (line.uses !== null) await writeUsesWithin(tx, { productId: id }, usesAfter);
    ofProducts.push({ id, version, before: line.before, usesBefore, usesAfter });
  }
  return { products: ofProducts, categories: ofCategories };
}

async function writeSuggestions(
  tx: Tx,
  products: readonly WrittenProduct[],
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { line, id } of products) {
    if (line.similar === null && line.addOns === null) continue;
    const idsOf = (sourceIds: readonly string[] | null, kept: readonly number[] | undefined) =>
      sourceIds?.flatMap((sourceId) => numbers.get(sourceId) ?? []) ?? kept ?? [];
    await suggestWithin(tx, id, {
      similarIds: idsOf(line.similar, line.before?.similarIds),
      addOnIds: idsOf(line.addOns, line.before?.addOnIds),
    });
  }
}
