/** The menu of an archive of ours, with the pictures that were uploaded before it. */
import { z } from 'zod';
import { declaresAllergens } from '#domain/menu/declared-allergens.ts';
import { ABSENT, EMPTY, understood } from '#domain/menu/reading.ts';
import { err, ok, type Result } from '#domain/result.ts';
import {
  type DocumentCategory,
  type DocumentGroup,
  type DocumentProduct,
  MENU_FORMAT,
  MenuDocument,
} from '#server/features/archive/index.ts';
import { MOST_NESTED, type NeutralGroup, type NeutralItem, type NeutralMenu, type NeutralUse } from './neutral-menu.ts';

const UploadedMenu = MenuDocument.extend({
  /** Maps files of the archive to pictures stored here. */
  stored: z.record(z.string(), z.string().regex(/^[0-9a-f]{32}$/)).default({}),
});

export function isOfArchive(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === MENU_FORMAT;
}

export function readArchiveMenu(json: unknown): Result<NeutralMenu, 'import_not_a_menu'> {
  const read = UploadedMenu.safeParse(json);
  if (!read.success) return err('import_not_a_menu');
  const { categories, groups, stored } = read.data;
  const pictures = new Map(Object.entries(stored));
  const groupOf = groupReader(groups);
  const usesOf = (uses: DocumentProduct['groups']): readonly NeutralUse[] =>
    uses.flatMap(({ group: key, sizeLabel }) => {
      const group = groupOf(key, 0);
      return group === null ? [] : [{ group, sizeLabel }];
    });
  return ok({
    source: 'pofta',
    notes: [],
    categories: categories.map(({ name, groups: uses, products, ...category }) => ({
      name: understood(name),
      groups: [],
      uses: understood(usesOf(uses)),
      facts: understood(factsOf(category, pictures)),
      items: products.map((product) => readProduct(product, { usesOf, pictures })),
    })),
  });
}

function factsOf(
  { picture, ...facts }: Omit<DocumentCategory, 'name' | 'groups' | 'products'>,
  pictures: ReadonlyMap<string, string>,
) {
  return { ...facts, picture: picture === null ? null : (pictures.get(picture) ?? null) };
}

function readProduct(
  {
    key,
    name,
    description,
    isOn,
    allergens,
    sizes,
    availabilityWindows,
    similar,
    addOns,
    pictures,
    groups,
    hasNoAllergens = false,
    ...facts
  }: DocumentProduct,
  here: {
    readonly usesOf: (uses: DocumentProduct['groups']) => readonly NeutralUse[];
    readonly pictures: ReadonlyMap<string, string>;
  },
): NeutralItem {
  return {
    sourceId: String(key),
    name: understood(name),
    description: understood(description),
    isOn: understood(isOn),
    sizes: sizes.map(({ label, price, ...more }) => ({
      label: understood(label),
      price: understood(price),
      groups: [],
      facts: understood(more),
    })),
    groups: [],
    uses: understood(here.usesOf(groups)),
    // An empty list of a product whose content is not declared says nothing.
    allergens: declaresAllergens({ allergens, hasNoAllergens }) ? understood(allergens) : EMPTY,
    windows: understood(availabilityWindows),
    pictures: understood(
      pictures.flatMap(({ file, alt }) => {
        const hash = here.pictures.get(file);
        return hash === undefined ? [] : [{ hash, alt }];
      }),
    ),
    facts: understood(facts),
    similar: understood(similar.map(String)),
    addOns: addOns === undefined ? ABSENT : understood(addOns.map(String)),
    remarks: pictures.some(({ file }) => !here.pictures.has(file)) ? ['O poză a lui nu a putut fi citită.'] : [],
  };
}

/** Groups by key, each resolved once per depth; a group that opens itself indirectly ends at the maximum depth. */
function groupReader(groups: readonly DocumentGroup[]): (key: number, depth: number) => NeutralGroup | null {
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const known = new Map<string, NeutralGroup>();
  const read = (key: number, depth: number): NeutralGroup | null => {
    const place = `${key} ${depth}`;
    const group = byKey.get(key);
    if (group === undefined || depth > MOST_NESTED) return null;
    const { key: _, options, ...bounds } = group;
    const made = known.get(place) ?? {
      ...bounds,
      options: options.map(({ product, opens, ...option }) => ({
        ...option,
        product: product === null ? null : String(product),
        opens: opens === null ? null : read(opens, depth + 1),
      })),
    };
    known.set(place, made);
    return made;
  };
  return read;
}
