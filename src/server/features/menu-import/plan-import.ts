/** Plans an import line by line, from the file and the present menu. Reads and writes nothing. */
import { sentenceOf } from '#contract/errors.ts';
import { type CategoryDraft, decideCategory } from '#domain/menu/editing/decide-category.ts';
import { decideProduct } from '#domain/menu/editing/decide-product.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import type { ProductSheet } from '#domain/menu/product-sheet.ts';
import { orKept } from '#domain/menu/reading.ts';
import type { StoredProduct } from '#server/features/products/index.ts';
import { isSameUses } from './compare-groups.ts';
import { compareProduct } from './compare-products.ts';
import type { CurrentMenu } from './current-menu.ts';
import { judgeGroup } from './draft-groups.ts';
import { draftProduct, pickSheet } from './draft-product.ts';
import { draftSizes } from './draft-sizes.ts';
import { describeProposed, findMissingFacts, type MissingFact } from './missing-facts.ts';
import {
  type CategoryFacts,
  type NeutralCategory,
  type NeutralItem,
  type NeutralMenu,
  type NeutralPicture,
  type NeutralUse,
  nameKey,
  ONLY_CATEGORY,
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
  readonly isSpecial: boolean;
  /** Null: the existing ones stay. */
  readonly uses: readonly NeutralUse[] | null;
  /** Facts from an archive; an existing category stays unchanged. */
  readonly facts: CategoryFacts | null;
};

export type ImportPlan = { readonly lines: readonly PlannedLine[]; readonly categories: readonly PlannedCategory[] };

export function planImport(menu: NeutralMenu, current: CurrentMenu): ImportPlan {
  const find = productFinder(menu, current);
  const seen = new Set<string>();
  const lines: PlannedLine[] = [];
  const categories = new Map<string, PlannedCategory>();
  const keepFirst = (planned: PlannedCategory): PlannedCategory => {
    const key = nameKey(planned.name);
    if (!categories.has(key)) categories.set(key, planned);
    return planned;
  };
  for (const category of menu.categories) {
    const { name } = category;
    const given = name.state === 'understood' ? keepFirst(planCategory(name.value, category, current)) : null;
    for (const item of category.items) {
      const before = find(item, category);
      const isRepeated = seen.has(item.sourceId);
      const place = isRepeated ? `${item.sourceId} #${lines.length}` : item.sourceId;
      seen.add(item.sourceId);
      // Without a category of the file, a product stays in its own.
      const own = given ?? keepFirst(planCategory(before?.categoryName ?? ONLY_CATEGORY, null, current));
      lines.push(planItem(item, category, { current, own, before, isRepeated, place }));
    }
  }
  return { lines, categories: [...categories.values()] };
}

/** @param category null where the file does not name it, so that only its products are written */
function planCategory(written: string, category: NeutralCategory | null, current: CurrentMenu): PlannedCategory {
  const name = written.trim();
  const key = nameKey(name);
  const known = current.categories.find((one) => nameKey(one.name) === key) ?? null;
  const uses = category === null ? null : orKept(category.uses, null);
  const stored = known === null ? [] : (current.book.ofCategories.get(known.id) ?? []);
  return {
    name,
    id: known?.id ?? null,
    isSpecial: known?.isSpecial ?? (category === null ? false : (orKept(category.facts, null)?.isSpecial ?? false)),
    uses: uses === null || isSameUses(uses, stored, current) ? null : uses,
    facts: category === null ? null : orKept(category.facts, null),
  };
}

/**
 * Finds the product that a line is here: by the source's id; otherwise by category and name, or by the name alone where
 * the file has no category and one product has this name; never one that another line matches.
 */
function productFinder(
  menu: NeutralMenu,
  { products, known }: CurrentMenu,
): (item: NeutralItem, category: NeutralCategory) => StoredProduct | null {
  const inFile = new Set(menu.categories.flatMap(({ items }) => items.map(({ sourceId }) => sourceId)));
  // Products that other lines of the file name by their id.
  const taken = new Set([...known].flatMap(([sourceId, id]) => (inFile.has(sourceId) ? [id] : [])));
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = Map.groupBy(
    products.filter(({ id, archivedAt }) => archivedAt === null && !taken.has(id)),
    ({ name }) => nameKey(name),
  );
  const claimed = new Set<number>();
  const find = ({ sourceId, name }: NeutralItem, { name: category }: NeutralCategory): StoredProduct | null => {
    const id = known.get(sourceId);
    const named = id === undefined ? undefined : byId.get(id);
    if (named !== undefined && !claimed.has(named.id)) return named;
    if (name.state !== 'understood') return null;
    const alike = (byName.get(nameKey(name.value)) ?? []).filter((product) => !claimed.has(product.id));
    if (category.state !== 'understood') return alike.length === 1 ? (alike[0] ?? null) : null;
    const key = nameKey(category.value);
    return alike.find((product) => nameKey(product.categoryName) === key) ?? null;
  };
  return (item, category) => {
    const found = find(item, category);
    if (found !== null) claimed.add(found.id);
    return found;
  };
}

type ItemFacts = {
  readonly current: CurrentMenu;
  readonly own: PlannedCategory;
  readonly before: StoredProduct | null;
  readonly isRepeated: boolean;
  readonly place: string;
};

function planItem(item: NeutralItem, category: NeutralCategory, facts: ItemFacts): PlannedLine {
  const { before, own, current } = facts;
  const uses = orKept(item.uses, null);
  const name = orKept(item.name, before?.name ?? '');
  const { sizes, ...told } = draftSizes(item.sizes, before, { name, category: own.name });
  const inCategory = { id: own.id ?? 0, isSpecial: own.isSpecial };
  const draft = draftProduct(item, { before, category: inCategory, categoryName: own.name, sizes });
  const decided = decideProduct(draft, { isDescriptionRequired: false });
  const unclearNames = told.reasons.length + namesNotUnderstood(item, category).length;
  const reasons = [
    ...(facts.isRepeated ? ['Apare de două ori în fișier cu același număr.'] : []),
    ...(before?.archivedAt == null ? [] : ['E arhivat la noi: restaurați-l întâi, la Produse.']),
    ...namesNotUnderstood(item, category),
    ...told.reasons,
    ...judgeCategory(own),
    // What the rules would add about a text that was not understood says less than why it was not.
    ...(decided.ok || unclearNames > 0
      ? []
      : new Set(Object.values(decided.error).map((code) => sentenceOf(code ?? 'invalid_request')))),
    ...[...orKept(category.uses, []), ...(uses ?? [])].flatMap(({ group }) => judgeGroup(group)),
  ];
  const sheet = decided.ok && reasons.length === 0 ? pickSheet(decided.value) : null;
  const changes =
    before === null || sheet === null ? [] : compareProduct(sheet, before, { uses, current, category: own.name });
  return {
    key: facts.place,
    sourceId: item.sourceId,
    category: own.name,
    name: nameToShow(item, before),
    state: reasons.length > 0 ? 'cannot' : before === null ? 'new' : changes.length > 0 ? 'changed' : 'same',
    changes,
    reasons: [...new Set(reasons)],
    remarks: [
      ...remarksOnReadings(item, before),
      ...told.remarks,
      ...(item.uses.state === 'empty' && before !== null && (current.book.ofProducts.get(before.id) ?? []).length > 0
        ? ['Fișierul nu are grupuri de opțiuni: cele de aici au rămas.']
        : []),
      ...item.remarks,
      ...(before === null && sheet !== null ? describeProposed(sheet, item, own.name) : []),
    ],
    missing:
      sheet === null
        ? []
        : findMissingFacts(sheet, own.name, { isVatKnown: before !== null || item.facts.state === 'understood' }),
    before,
    sheet,
    uses,
    pictures: orKept(item.pictures, []),
    similar: orKept(item.similar, null),
    addOns: orKept(item.addOns, null),
  };
}

function nameToShow({ name }: NeutralItem, before: StoredProduct | null): string {
  return name.state === 'unclear' ? name.written : orKept(name, before?.name ?? '').trim();
}

/** Without these a dish cannot be recognised, so the rest of its line is not used. */
function namesNotUnderstood(item: NeutralItem, category: NeutralCategory): readonly string[] {
  return [
    ...(item.name.state === 'unclear' ? [`Numele „${item.name.written}” nu a fost înțeles: ${item.name.reason}.`] : []),
    ...(category.name.state === 'unclear'
      ? [`Categoria „${category.name.written}” nu a fost înțeleasă: ${category.name.reason}.`]
      : []),
  ];
}

/** Titles of the facts that stay as they are when they were not understood. */
const KEPT_FACTS = {
  description: 'Descriere',
  isOn: 'Pornit sau oprit',
  allergens: 'Alergeni',
  windows: 'Când se poate comanda',
  pictures: 'Poză',
  uses: 'Grupuri de opțiuni',
  facts: 'Alte date',
  similar: 'Produse asemănătoare',
  addOns: 'Merge bine cu',
} as const satisfies Partial<Record<keyof NeutralItem, string>>;

function remarksOnReadings(item: NeutralItem, before: StoredProduct | null): readonly string[] {
  return Object.entries(KEPT_FACTS).flatMap(([fact, title]) => {
    // The keys are those of the constant.
    const reading = item[fact as keyof typeof KEPT_FACTS];
    if (reading.state !== 'unclear') return [];
    const kept = before === null ? (fact === 'isOn' ? 'vine oprit' : 'de completat') : 'a rămas ce era';
    return [`${title}: „${reading.written}” nu s-a luat (${reading.reason}); ${kept}.`];
  });
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

function judgeCategory({ name, facts }: PlannedCategory): readonly string[] {
  const decided = decideCategory(draftCategory(name, facts));
  return decided.ok
    ? []
    : Object.values(decided.error).map(
        (code) => `Categoria „${name.slice(0, 60)}”: ${sentenceOf(code ?? 'invalid_request')}`,
      );
}
