/** Plans an import line by line, from the file and the present menu. Reads and writes nothing. */
import { sentenceOf } from '#contract/errors.ts';
import { type CategoryDraft, decideCategory } from '#domain/menu/editing/decide-category.ts';
import { decideProduct } from '#domain/menu/editing/decide-product.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { fold } from '#domain/text/fold.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';
import { isSameUses } from './compare-groups.ts';
import { compareProduct } from './compare-products.ts';
import type { CurrentMenu } from './current-menu.ts';
import { judgeGroup, separateRepeats, usesOf } from './draft-groups.ts';
import { draftProduct, pickSheet } from './draft-product.ts';
import { findMissingFacts, type MissingFact, tellProposed } from './missing-facts.ts';
import type {
  CategoryFacts,
  NeutralCategory,
  NeutralItem,
  NeutralMenu,
  NeutralPicture,
  NeutralUse,
} from './neutral-menu.ts';

export type PlannedLine = {
  /** Identifies the line until the import: the id in the source, with a position when the id is repeated. */
  readonly key: string;
  readonly sourceId: string;
  readonly category: string;
  readonly name: string;
  readonly state: 'new' | 'changed' | 'same' | 'cannot';
  /** For a changed product, each change as old and new value. */
  readonly changes: readonly string[];
  /** Why it cannot be imported. */
  readonly reasons: readonly string[];
  readonly remarks: readonly string[];
  /** Legally required facts that the file lacks. */
  readonly missing: readonly MissingFact[];
  readonly before: StoredProduct | null;
  /** With category id 0 for a new category; null when it cannot be imported. */
  readonly sheet: ProductSheet | null;
  /** Null: the existing ones stay. */
  readonly uses: readonly NeutralUse[] | null;
  readonly pictures: readonly NeutralPicture[];
  /** Source ids of the similar products; null when the source has none. */
  readonly similar: readonly string[] | null;
  /** Likewise for add-ons in the cart. */
  readonly addOns: readonly string[] | null;
};

export type PlannedCategory = {
  readonly name: string;
  /** Null: it is new. */
  readonly id: number | null;
  /** Null: the existing ones stay. */
  readonly uses: readonly NeutralUse[] | null;
  /** Facts from an archive; an existing category stays unchanged. */
  readonly facts: CategoryFacts | null;
};

export type ImportPlan = { readonly lines: readonly PlannedLine[]; readonly categories: readonly PlannedCategory[] };

export function planImport(menu: NeutralMenu, current: CurrentMenu): ImportPlan {
  const claimed = new Set<number>();
  const seen = new Set<string>();
  const lines: PlannedLine[] = [];
  const categories = menu.categories.map(separateRepeats).map((category) => {
    const known = current.categories.find(({ name }) => fold(name) === fold(category.name.trim())) ?? null;
    const uses = usesOfCategory(category);
    for (const item of category.items) {
      const before = findStored(item, category, { current, claimed });
      if (before !== null) claimed.add(before.id);
      const isRepeated = seen.has(item.sourceId);
      const place = isRepeated ? `${item.sourceId} #${lines.length}` : item.sourceId;
      seen.add(item.sourceId);
      lines.push(planItem(item, category, { current, known, before, isRepeated, place }));
    }
    const stored = known === null ? [] : (current.book.ofCategories.get(known.id) ?? []);
    return {
      name: category.name.trim(),
      id: known?.id ?? null,
      uses: uses === null || isSameUses(uses, stored, current) ? null : uses,
      facts: category.facts ?? null,
    };
  });
  return { lines, categories };
}

/** By the source's id; otherwise by category and name, unless another line already matched. */
function findStored(
  item: NeutralItem,
  category: NeutralCategory,
  { current, claimed }: { readonly current: CurrentMenu; readonly claimed: ReadonlySet<number> },
): StoredProduct | null {
  const id = current.known.get(item.sourceId);
  const known = current.products.find((product) => product.id === id);
  if (known !== undefined && !claimed.has(known.id)) return known;
  const taken = new Set(current.known.values());
  return (
    current.products.find(
      (product) =>
        product.archivedAt === null &&
        !claimed.has(product.id) &&
        !taken.has(product.id) &&
        fold(product.name) === fold(item.name.trim()) &&
        fold(product.categoryName) === fold(category.name.trim()),
    ) ?? null
  );
}

type ItemFacts = {
  readonly current: CurrentMenu;
  readonly known: CurrentMenu['categories'][number] | null;
  readonly before: StoredProduct | null;
  readonly isRepeated: boolean;
  readonly place: string;
};

function planItem(item: NeutralItem, category: NeutralCategory, facts: ItemFacts): PlannedLine {
  const { before, known, current } = facts;
  const uses = item.uses === undefined ? usesOf(item.groups, item.sizes) : item.uses;
  const isSpecial = known?.isSpecial ?? category.facts?.isSpecial ?? false;
  const decided = decideProduct(
    draftProduct(item, { before, category: { id: known?.id ?? 0, isSpecial }, categoryName: category.name }),
  );
  const reasons = [
    ...(facts.isRepeated ? ['Apare de două ori în fișier cu același număr.'] : []),
    ...(before?.archivedAt == null ? [] : ['E arhivat la noi: restaurați-l întâi, la Produse.']),
    ...judgeCategory(category),
    ...(decided.ok ? [] : new Set(Object.values(decided.error).map((code) => sentenceOf(code ?? 'invalid_request')))),
    ...[...(usesOfCategory(category) ?? []), ...(uses ?? [])].flatMap(({ group }) => judgeGroup(group)),
  ];
  const sheet = decided.ok && reasons.length === 0 ? pickSheet(decided.value) : null;
  const changes = before === null || sheet === null ? [] : compareProduct(sheet, before, { uses, current, category });
  return {
    key: facts.place,
    sourceId: item.sourceId,
    category: category.name.trim(),
    name: item.name.trim(),
    state: reasons.length > 0 ? 'cannot' : before === null ? 'new' : changes.length > 0 ? 'changed' : 'same',
    changes,
    reasons: [...new Set(reasons)],
    remarks: [
      ...item.remarks,
      ...(before === null && sheet !== null ? tellProposed(sheet, item, category.name) : []),
      ...(before === null && item.description.trim() === '' ? ['Fără descriere: s-a pus numele.'] : []),
    ],
    missing:
      sheet === null
        ? []
        : findMissingFacts(sheet, category.name, { isVatKnown: before !== null || item.facts !== undefined }),
    before,
    sheet,
    uses,
    pictures: item.pictures,
    similar: item.facts?.similar ?? null,
    addOns: item.facts?.addOns ?? null,
  };
}

function usesOfCategory({ uses, groups }: NeutralCategory): readonly NeutralUse[] | null {
  return uses === undefined ? usesOf(groups, []) : uses;
}

/** A category of the file as one of ours. */
function draftCategory(name: string, facts: CategoryFacts | null): CategoryDraft {
  return {
    name,
    isSpecial: facts?.isSpecial ?? false,
    hasOwnPickupPlace: facts !== null && facts.pickupPlace !== null,
    pickupPlace: facts?.pickupPlace ?? '',
    allowsMessage: facts?.allowsMessage ?? true,
    additionalInformation: facts?.additionalInformation ?? '',
    extras: facts?.extras ?? [],
    stationId: null,
    availabilityWindows: draftWindows(facts?.availabilityWindows ?? []),
  };
}

function judgeCategory({ name, facts }: NeutralCategory): readonly string[] {
  const decided = decideCategory(draftCategory(name, facts ?? null));
  return decided.ok
    ? []
    : Object.values(decided.error).map(
        (code) => `Categoria „${name.slice(0, 60)}”: ${sentenceOf(code ?? 'invalid_request')}`,
      );
}
