/** What an import would do, line by line, from the file and the menu as they are. Nothing is read and nothing written here. */
import { sentenceOf } from '#contract/errors.ts';
import { decideCategory } from '#domain/menu/editing/decide-category.ts';
import {
  decideOptionGroup,
  GROUP_NAME_MAX_LENGTH,
  type OptionGroupDraft,
  UNREADABLE,
} from '#domain/menu/editing/decide-option-group.ts';
import { decideProduct } from '#domain/menu/editing/decide-product.ts';
import { draftWindows } from '#domain/menu/editing/decide-windows.ts';
import type { GroupUse, OptionBook, OptionGroupSheet, StoredGroup } from '#domain/menu/options/option-sheet.ts';
import { type ProductSheet, STOCK_KEPT } from '#domain/menu/product-sheet.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { fold } from '#domain/text/fold.ts';
import type { StoredProduct } from '#server/features/products/products.door.ts';
import { sanitiseHtml } from '#server/platform/security/sanitise-html.ts';
import {
  groupKey,
  type NeutralCategory,
  type NeutralGroup,
  type NeutralItem,
  type NeutralMenu,
  numberedName,
} from './neutral-menu.ts';

/** The menu that the file is compared with. */
export type CurrentMenu = {
  readonly categories: readonly { readonly id: number; readonly name: string; readonly isSpecial: boolean }[];
  readonly products: readonly StoredProduct[];
  readonly book: OptionBook;
  /** Products of ours by their number in this source. */
  readonly known: ReadonlyMap<string, number>;
};

export const LINE_STATES = ['new', 'changed', 'same', 'cannot'] as const;
export const MISSING_BY_LAW = ['vat', 'allergens', 'grams', 'deposit', 'age'] as const;

/** A group that is used, at the sizes with this label; '' is every size. */
export type PlannedUse = { readonly group: NeutralGroup; readonly sizeLabel: string };

export type PlannedLine = {
  /** Stands for the line until the import: the number in the source, with a place where that comes again. */
  readonly key: string;
  readonly sourceId: string;
  readonly category: string;
  readonly name: string;
  readonly state: (typeof LINE_STATES)[number];
  /** Of a changed one, what becomes what. */
  readonly changes: readonly string[];
  /** Why it cannot be taken over. */
  readonly reasons: readonly string[];
  readonly remarks: readonly string[];
  /** What the law asks for and the file does not say. */
  readonly missing: readonly (typeof MISSING_BY_LAW)[number][];
  readonly before: StoredProduct | null;
  /** With 0 as the number of a category that is new; null where it cannot be taken over. */
  readonly sheet: ProductSheet | null;
  readonly uses: readonly PlannedUse[];
};

export type PlannedCategory = {
  readonly name: string;
  /** Null: it is new. */
  readonly id: number | null;
  readonly uses: readonly PlannedUse[];
  readonly hasOtherUses: boolean;
};

export type ImportPlan = { readonly lines: readonly PlannedLine[]; readonly categories: readonly PlannedCategory[] };

export function planImport(menu: NeutralMenu, current: CurrentMenu): ImportPlan {
  const claimed = new Set<number>();
  const seen = new Set<string>();
  const lines: PlannedLine[] = [];
  const categories = menu.categories.map(separateRepeats).map((category) => {
    const known = current.categories.find(({ name }) => fold(name) === fold(category.name.trim())) ?? null;
    const uses = usesOf(category.groups, []);
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
      uses,
      hasOtherUses: !isSameUses(uses, stored, current.book),
    };
  });
  return { lines, categories };
}

/** A dish that offers a group of the same content twice, itself and by its category, say, gets a numbered copy: ours are offered once. */
function separateRepeats(category: NeutralCategory): NeutralCategory {
  return {
    ...category,
    groups: numberRepeats(category.groups, []),
    items: category.items.map((item) => ({
      ...item,
      groups: numberRepeats(item.groups, category.groups),
      sizes: item.sizes.map((size) => ({
        ...size,
        groups: numberRepeats(size.groups, [...category.groups, ...item.groups]),
      })),
    })),
  };
}

function numberRepeats(groups: readonly NeutralGroup[], above: readonly NeutralGroup[]): readonly NeutralGroup[] {
  const seen = above.map(groupKey);
  return groups.map((group) => {
    const key = groupKey(group);
    seen.push(key);
    const number = seen.filter((one) => one === key).length;
    return number === 1 ? group : { ...group, name: numberedName(group.name, number) };
  });
}

/** By its number in the source; otherwise by category and name, where no other line has it already. */
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
  const uses = usesOf(item.groups, item.sizes);
  const description = descriptionOf(item, before);
  const decided = decideProduct({
    ...(before ?? NEW_PRODUCT),
    name: item.name,
    description,
    // What staff switched on or off here stays so.
    isOn: before?.isOn ?? item.isOn,
    allergens: item.allergens ?? before?.allergens ?? [],
    category: { id: known?.id ?? 0, isSpecial: known?.isSpecial ?? false },
    sizes: item.sizes.map(({ label, price }) => {
      const size = before?.sizes.find((one) => fold(one.label) === fold(label.trim()));
      return { ...(size ?? NEW_SIZE), stock: STOCK_KEPT, label, price };
    }),
    extras: before?.extras ?? [],
    availabilityWindows: draftWindows(item.windows.length > 0 ? item.windows : (before?.availabilityWindows ?? [])),
  });
  const reasons = [
    ...(facts.isRepeated ? ['Apare de două ori în fișier cu același număr.'] : []),
    ...(before?.archivedAt == null ? [] : ['E arhivat la noi: restaurați-l întâi, la Produse.']),
    ...judgeCategory(category.name),
    ...(decided.ok ? [] : new Set(Object.values(decided.error).map((code) => sentenceOf(code ?? 'invalid_request')))),
    ...[...usesOf(category.groups, []), ...uses].flatMap(({ group }) => judgeGroup(group)),
  ];
  const sheet = decided.ok && reasons.length === 0 ? pickSheet(decided.value) : null;
  const changes =
    before === null || sheet === null ? [] : compare(sheet, before, { uses, book: current.book, category });
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
      ...(before === null && item.description.trim() === '' ? ['Fără descriere în sursă: s-a pus numele.'] : []),
    ],
    missing: sheet === null ? [] : findMissing(sheet, before, category.name),
    before,
    sheet,
    uses,
  };
}

const DEFAULT_VAT = 1100;
const NEW_SIZE = {
  id: null,
  isOn: true,
  stockUnlimited: true,
  minimumQuantity: 1,
  boxNeeded: false,
  boxPrice: ZERO_BANI,
  deposit: ZERO_BANI,
  grams: null,
} as const;
const NEW_PRODUCT = {
  isOrderableToday: true,
  isOrderableAhead: true,
  allowsMessage: true,
  isVeggie: false,
  isFasting: false,
  isFromFrozen: false,
  isAgeRestricted: false,
  mayContain: [],
  nutrition: null,
  vatTakeawayBasisPoints: DEFAULT_VAT,
  vatOnPremisesBasisPoints: DEFAULT_VAT,
  similarIds: [],
  stationId: null,
  ingredients: '',
  additives: '',
  nutritionNote: '',
};

/** A description is required here and often missing there: the name says nothing that is not known. */
function descriptionOf(item: NeutralItem, before: StoredProduct | null): string {
  const written = item.description.trim();
  return sanitiseHtml(written === '' ? (before?.description ?? item.name) : written);
}

/** Of what was decided, only what a sheet holds: a stored product brings more along. */
function pickSheet(decided: ProductSheet): ProductSheet {
  const { name, description, categoryId, sizes, extras, availabilityWindows } = decided;
  const marks = Object.fromEntries(
    Object.keys({ ...NEW_PRODUCT, isOn: true, allergens: [] }).map((key) => [key, decided[key as keyof ProductSheet]]),
    // Each key of it is one of a sheet.
  ) as Omit<ProductSheet, 'name' | 'description' | 'categoryId' | 'sizes' | 'extras' | 'availabilityWindows'>;
  return { ...marks, name, description, categoryId, sizes, extras, availabilityWindows };
}

function judgeCategory(name: string): readonly string[] {
  const decided = decideCategory({
    name,
    isSpecial: false,
    hasOwnPickupPlace: false,
    pickupPlace: '',
    allowsMessage: true,
    additionalInformation: '',
    extras: [],
    stationId: null,
    availabilityWindows: [],
  });
  return decided.ok
    ? []
    : Object.values(decided.error).map(
        (code) => `Categoria „${name.slice(0, 60)}”: ${sentenceOf(code ?? 'invalid_request')}`,
      );
}

function judgeGroup(group: NeutralGroup): readonly string[] {
  const decided = decideOptionGroup(draftGroup(group), null);
  if (decided.ok) return [];
  const sentences = new Set([...decided.error.values()].map((code) => sentenceOf(code)));
  return [...sentences].map((sentence) => `Grupul „${group.name.slice(0, GROUP_NAME_MAX_LENGTH)}”: ${sentence}`);
}

/** A group of the file as one of ours; a price that cannot be read stays one. */
function draftGroup({ name, minimum, maximum, most, options }: NeutralGroup): OptionGroupDraft {
  return {
    name,
    minimum,
    maximum,
    included: 0,
    pricing: 'sum',
    options: options.map((option) => ({
      id: null,
      name: option.name,
      price: option.price ?? UNREADABLE,
      sizePrices: [],
      most,
      isDefault: option.isDefault,
      productId: null,
      opensGroupId: null,
      allergens: [],
      vatTakeawayBasisPoints: null,
      vatOnPremisesBasisPoints: null,
      deposit: ZERO_BANI,
      isAgeRestricted: false,
    })),
  };
}

/** A group that `planImport` took over, as it is written. */
export function groupSheetOf(group: NeutralGroup): OptionGroupSheet {
  const decided = decideOptionGroup(draftGroup(group), null);
  if (!decided.ok) throw new Error('A group of a line that is taken over was judged');
  return decided.value;
}

/** Groups of the sizes, then those of the item; one that every size has alike is a group of the item. */
function usesOf(groups: readonly NeutralGroup[], sizes: NeutralItem['sizes']): readonly PlannedUse[] {
  const ofSizes = sizes.flatMap(({ label, groups: own }) => own.map((group) => ({ group, sizeLabel: label.trim() })));
  const keys = [...new Set(ofSizes.map(({ group }) => groupKey(group)))];
  const merged = keys.flatMap((key) => {
    const alike = ofSizes.filter(({ group }) => groupKey(group) === key);
    const labels = [...new Set(alike.map(({ sizeLabel }) => sizeLabel))];
    const [{ group }] = alike as [PlannedUse];
    return labels.length === sizes.length
      ? [{ group, sizeLabel: '' }]
      : labels.map((sizeLabel) => ({ group, sizeLabel }));
  });
  const own = groups.map((group) => ({ group, sizeLabel: '' }));
  const all = [...merged, ...own];
  // Nothing to choose from is no group.
  return all.filter(
    (use, place) =>
      use.group.options.length > 0 &&
      all.findIndex((one) => one.sizeLabel === use.sizeLabel && groupKey(one.group) === groupKey(use.group)) === place,
  );
}

/** The key of a group of ours that says what a group of another system can say; null for one that says more. */
export function storedGroupKey({ name, minimum, maximum, included, pricing, options }: StoredGroup): string | null {
  const [first] = options;
  const isPlain =
    included === 0 &&
    pricing === 'sum' &&
    options.every(
      (option) =>
        option.productId === null &&
        option.opensGroupId === null &&
        option.sizePrices.length === 0 &&
        option.most === first?.most,
    );
  return isPlain ? groupKey({ name, minimum, maximum, most: first?.most ?? 1, options }) : null;
}

function isSameUses(planned: readonly PlannedUse[], stored: readonly GroupUse[], book: OptionBook): boolean {
  if (planned.length !== stored.length) return false;
  return planned.every(({ group, sizeLabel }, place) => {
    const use = stored[place];
    const there = use === undefined ? undefined : book.groups.get(use.groupId);
    return (
      use !== undefined &&
      there !== undefined &&
      use.sizeLabel === sizeLabel &&
      storedGroupKey(there) === groupKey(group)
    );
  });
}

function compare(
  sheet: ProductSheet,
  before: StoredProduct,
  {
    uses,
    book,
    category,
  }: { readonly uses: readonly PlannedUse[]; readonly book: OptionBook; readonly category: NeutralCategory },
): readonly string[] {
  const stored = book.ofProducts.get(before.id) ?? [];
  const labels = [...new Set([...before.sizes, ...sheet.sizes].map(({ label }) => label))];
  const priceIn = (sizes: readonly { readonly label: string; readonly price: Bani }[], label: string) =>
    sizes.find((size) => size.label === label)?.price;
  return [
    ...(sheet.name === before.name ? [] : [`Nume: „${before.name}” → „${sheet.name}”`]),
    ...(fold(category.name.trim()) === fold(before.categoryName)
      ? []
      : [`Categorie: ${before.categoryName} → ${category.name.trim()}`]),
    ...(sheet.description === before.description ? [] : ['Descriere']),
    ...labels.flatMap((label) => {
      const [was, is] = [priceIn(before.sizes, label), priceIn(sheet.sizes, label)];
      if (was === is) return [];
      if (was === undefined) return [`${label}: nouă, ${formatLei(is ?? ZERO_BANI)}`];
      return [`${label}: ${formatLei(was)} → ${is === undefined ? 'dispare' : formatLei(is)}`];
    }),
    ...(sameSet(sheet.allergens, before.allergens) ? [] : ['Alergeni']),
    ...(JSON.stringify(sheet.availabilityWindows) === JSON.stringify(before.availabilityWindows)
      ? []
      : ['Când se poate comanda']),
    ...(isSameUses(uses, stored, book) ? [] : ['Grupuri de opțiuni']),
  ];
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** Words by which a drink is recognised, so that the owner is asked; nothing is filled in by them. */
const DRINK = /\b(apa|cola|pepsi|fanta|sprite|suc|limonada|bauturi|bautura|bere|vin|doza|pet|cidru|energizant)\b/;
const ALCOHOL = /\b(bere|vin|vinuri|whisky|vodka|gin|rom|palinca|tuica|cocktail|prosecco|lichior|cidru|alcool\w*)\b/;

function findMissing(sheet: ProductSheet, before: StoredProduct | null, category: string): PlannedLine['missing'] {
  const words = fold(`${category} ${sheet.name}`);
  const hasNoDeposit = sheet.sizes.every(({ deposit }) => deposit === 0);
  return [
    ...(before === null ? (['vat'] as const) : []),
    ...(sheet.allergens.length === 0 ? (['allergens'] as const) : []),
    ...(sheet.sizes.some(({ grams }) => grams === null) ? (['grams'] as const) : []),
    ...(DRINK.test(words) && hasNoDeposit ? (['deposit'] as const) : []),
    ...(ALCOHOL.test(words) && !sheet.isAgeRestricted ? (['age'] as const) : []),
  ];
}
