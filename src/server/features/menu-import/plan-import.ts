/** What an import would do, line by line, from the file and the menu as they are. Nothing is read and nothing written here. */
import { sentenceOf } from '#contract/errors.ts';
import { type CategoryDraft, decideCategory } from '#domain/menu/editing/decide-category.ts';
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
  type CategoryFacts,
  groupKey,
  type NeutralCategory,
  type NeutralGroup,
  type NeutralItem,
  type NeutralMenu,
  type NeutralOption,
  type NeutralPicture,
  type NeutralUse,
  numberedName,
  type ProductFacts,
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
  readonly uses: readonly NeutralUse[];
  readonly pictures: readonly NeutralPicture[];
  /** Numbers in the source of the products suggested beside it; null where the source says nothing of them. */
  readonly similar: readonly string[] | null;
  /** Likewise, of those suggested in the cart. */
  readonly addOns: readonly string[] | null;
};

export type PlannedCategory = {
  readonly name: string;
  /** Null: it is new. */
  readonly id: number | null;
  readonly uses: readonly NeutralUse[];
  readonly hasOtherUses: boolean;
  /** What an archive says of it; a category that is there stays as it is. */
  readonly facts: CategoryFacts | null;
};

export type ImportPlan = { readonly lines: readonly PlannedLine[]; readonly categories: readonly PlannedCategory[] };

export function planImport(menu: NeutralMenu, current: CurrentMenu): ImportPlan {
  const claimed = new Set<number>();
  const seen = new Set<string>();
  const lines: PlannedLine[] = [];
  const categories = menu.categories.map(separateRepeats).map((category) => {
    const known = current.categories.find(({ name }) => fold(name) === fold(category.name.trim())) ?? null;
    const uses = category.uses ?? usesOf(category.groups, []);
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
      hasOtherUses: !isSameUses(uses, stored, current),
      facts: category.facts ?? null,
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
  const uses = item.uses ?? usesOf(item.groups, item.sizes);
  const description = descriptionOf(item, before);
  const decided = decideProduct({
    ...(before ?? NEW_PRODUCT),
    ...factsOf(item.facts),
    name: item.name,
    description,
    // What staff switched on or off here stays so.
    isOn: before?.isOn ?? item.isOn,
    allergens: item.allergens ?? before?.allergens ?? [],
    category: { id: known?.id ?? 0, isSpecial: known?.isSpecial ?? category.facts?.isSpecial ?? false },
    sizes: item.sizes.map(({ label, price, facts: more }) => {
      const size = before?.sizes.find((one) => fold(one.label) === fold(label.trim()));
      // What is in stock here is known better here.
      const stock = size === undefined && more !== undefined ? more.stock : STOCK_KEPT;
      return { ...(size ?? NEW_SIZE), ...more, stock, label, price };
    }),
    extras: item.facts?.extras ?? before?.extras ?? [],
    availabilityWindows: draftWindows(item.windows.length > 0 ? item.windows : (before?.availabilityWindows ?? [])),
  });
  const reasons = [
    ...(facts.isRepeated ? ['Apare de două ori în fișier cu același număr.'] : []),
    ...(before?.archivedAt == null ? [] : ['E arhivat la noi: restaurați-l întâi, la Produse.']),
    ...judgeCategory(category),
    ...(decided.ok ? [] : new Set(Object.values(decided.error).map((code) => sentenceOf(code ?? 'invalid_request')))),
    ...[...(category.uses ?? usesOf(category.groups, [])), ...uses].flatMap(({ group }) => judgeGroup(group)),
  ];
  const sheet = decided.ok && reasons.length === 0 ? pickSheet(decided.value) : null;
  const changes = before === null || sheet === null ? [] : compare(sheet, before, { uses, current, category });
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
      ...(before === null && item.description.trim() === '' ? ['Fără descriere: s-a pus numele.'] : []),
    ],
    missing:
      sheet === null
        ? []
        : findMissing(sheet, category.name, { isVatKnown: before !== null || item.facts !== undefined }),
    before,
    sheet,
    uses,
    pictures: item.pictures,
    similar: item.facts?.similar ?? null,
    addOns: item.facts?.addOns ?? null,
  };
}

/** Of a product that an archive describes; those suggested beside it are written once all are there. */
function factsOf(facts: ProductFacts | undefined) {
  if (facts === undefined) return {};
  const { similar: _, addOns: __, ...marks } = facts;
  return marks;
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
  addOnIds: [],
  stationId: null,
  ingredients: '',
  additives: '',
  nutritionNote: '',
};

/** A description is required here and often missing there: the name says nothing that is not known. */
function descriptionOf(item: NeutralItem, before: StoredProduct | null): string {
  return item.description === '' ? (before?.description ?? sanitiseHtml(item.name)) : item.description;
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

/** A category of the file as one of ours. */
export function draftCategory(name: string, facts: CategoryFacts | null): CategoryDraft {
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

function judgeGroup(group: NeutralGroup): readonly string[] {
  const opened = group.options.flatMap(({ opens }) => (opens === null ? [] : judgeGroup(opens)));
  const decided = decideOptionGroup(draftGroup(group, { productOf: () => ANY, groupOf: () => ANY }), null);
  if (decided.ok) return opened;
  const sentences = new Set([...decided.error.values()].map((code) => sentenceOf(code)));
  return [...opened, ...[...sentences].map((one) => `Grupul „${group.name.slice(0, GROUP_NAME_MAX_LENGTH)}”: ${one}`)];
}

/** Stands for a number that is not known yet; the rules look only whether there is one. */
const ANY = 1;

/** Our numbers for those of the source. */
export type Numbers = {
  readonly productOf: (sourceId: string) => number | null;
  readonly groupOf: (group: NeutralGroup) => number | null;
};

/** A group of the file as one of ours; a price that cannot be read stays one. */
function draftGroup({ options, ...group }: NeutralGroup, { productOf, groupOf }: Numbers): OptionGroupDraft {
  return {
    ...group,
    options: options.map(({ product, opens, ...option }) => ({
      ...option,
      id: null,
      price: option.price ?? (product === null ? UNREADABLE : null),
      productId: product === null ? null : productOf(product),
      opensGroupId: opens === null ? null : groupOf(opens),
    })),
  };
}

/** A group that `planImport` took over, as it is written; an option whose product stayed out stays out too. Null when none is left. */
export function groupSheetOf(group: NeutralGroup, numbers: Numbers): OptionGroupSheet | null {
  const options = group.options.filter(({ product }) => product === null || numbers.productOf(product) !== null);
  const decided = decideOptionGroup(draftGroup({ ...group, options }, numbers), null);
  return decided.ok ? decided.value : null;
}

/** Groups of the sizes, then those of the item; one that every size has alike is a group of the item. */
function usesOf(groups: readonly NeutralGroup[], sizes: NeutralItem['sizes']): readonly NeutralUse[] {
  const ofSizes = sizes.flatMap(({ label, groups: own }) => own.map((group) => ({ group, sizeLabel: label.trim() })));
  const keys = [...new Set(ofSizes.map(({ group }) => groupKey(group)))];
  const merged = keys.flatMap((key) => {
    const alike = ofSizes.filter(({ group }) => groupKey(group) === key);
    const labels = [...new Set(alike.map(({ sizeLabel }) => sizeLabel))];
    const [{ group }] = alike as [NeutralUse];
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

/** As deep as groups are read: a dish asks, and asks once more. */
export const MOST_NESTED = 3;

/** A group of ours as a file would have it, with the source's numbers where it has any. */
export function neutralOf({ id: _, options, ...group }: StoredGroup, current: CurrentMenu, depth = 0): NeutralGroup {
  return {
    ...group,
    options: options.map(({ productId, opensGroupId, ...option }) => {
      const opened = opensGroupId === null || depth >= MOST_NESTED ? undefined : current.book.groups.get(opensGroupId);
      return {
        ...pickOption(option),
        product: productId === null ? null : sourceIdOf(productId, current),
        opens: opened === undefined ? null : neutralOf(opened, current, depth + 1),
      };
    }),
  };
}

function pickOption({
  id: _,
  isSoldOut: __,
  ranOutOf: ___,
  ...option
}: Omit<StoredGroup['options'][number], 'productId' | 'opensGroupId'>): Omit<NeutralOption, 'product' | 'opens'> {
  return option;
}

/** One that is not of this source has a number that no file has. */
function sourceIdOf(productId: number, { known }: CurrentMenu): string {
  for (const [sourceId, id] of known) if (id === productId) return sourceId;
  return `#${productId}`;
}

const storedKeys = new WeakMap<StoredGroup, string>();

/** The key that a group of ours would have in the file. */
export function storedGroupKey(group: StoredGroup, current: CurrentMenu): string {
  const key = storedKeys.get(group) ?? groupKey(neutralOf(group, current));
  storedKeys.set(group, key);
  return key;
}

function isSameUses(planned: readonly NeutralUse[], stored: readonly GroupUse[], current: CurrentMenu): boolean {
  if (planned.length !== stored.length) return false;
  return planned.every(({ group, sizeLabel }, place) => {
    const use = stored[place];
    const there = use === undefined ? undefined : current.book.groups.get(use.groupId);
    return there !== undefined && use?.sizeLabel === sizeLabel && storedGroupKey(there, current) === groupKey(group);
  });
}

function compare(
  sheet: ProductSheet,
  before: StoredProduct,
  {
    uses,
    current,
    category,
  }: { readonly uses: readonly NeutralUse[]; readonly current: CurrentMenu; readonly category: NeutralCategory },
): readonly string[] {
  const stored = current.book.ofProducts.get(before.id) ?? [];
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
    ...(isSameRest(sheet, before) ? [] : ['Alte date: TVA, gramaj, garanție, ambalaj, extra']),
    ...(isSameUses(uses, stored, current) ? [] : ['Grupuri de opțiuni']),
  ];
}

/** What only an archive brings along; of other files it stays as it is here. */
function isSameRest(sheet: ProductSheet, before: StoredProduct): boolean {
  const rest = ({ sizes, extras, ...product }: ProductSheet | StoredProduct) => {
    const { similarIds: _, addOnIds: __, ...marks } = NEW_PRODUCT;
    return JSON.stringify([
      Object.keys(marks).map((key) => product[key as keyof typeof marks]),
      sizes.map(({ label, price: _price, id: _id, stock: _stock, ...size }) => [
        fold(label),
        Object.entries(size).toSorted(),
      ]),
      extras.map(({ name, price, allergens }) => [name, price, allergens]),
    ]);
  };
  return rest({ ...sheet, sizes: sheet.sizes.filter(({ id }) => id !== null) }) === rest(withSizesOf(before, sheet));
}

/** Sizes that come or go are told by their prices. */
function withSizesOf(before: StoredProduct, { sizes }: ProductSheet): StoredProduct {
  return {
    ...before,
    sizes: sizes.flatMap(({ id }) => before.sizes.filter((size) => size.id === id)),
  };
}

function sameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** Words by which a drink is recognised, so that the owner is asked; nothing is filled in by them. */
const DRINK = /\b(apa|cola|pepsi|fanta|sprite|suc|limonada|bauturi|bautura|bere|vin|doza|pet|cidru|energizant)\b/;
const ALCOHOL = /\b(bere|vin|vinuri|whisky|vodka|gin|rom|palinca|tuica|cocktail|prosecco|lichior|cidru|alcool\w*)\b/;

function findMissing(
  sheet: ProductSheet,
  category: string,
  { isVatKnown }: { readonly isVatKnown: boolean },
): PlannedLine['missing'] {
  const words = fold(`${category} ${sheet.name}`);
  const hasNoDeposit = sheet.sizes.every(({ deposit }) => deposit === 0);
  return [
    ...(isVatKnown ? [] : (['vat'] as const)),
    ...(sheet.allergens.length === 0 ? (['allergens'] as const) : []),
    ...(sheet.sizes.some(({ grams }) => grams === null) ? (['grams'] as const) : []),
    ...(DRINK.test(words) && hasNoDeposit ? (['deposit'] as const) : []),
    ...(ALCOHOL.test(words) && !sheet.isAgeRestricted ? (['age'] as const) : []),
  ];
}
