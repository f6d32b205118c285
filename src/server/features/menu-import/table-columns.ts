/** Finds which column of a table is which, by its headings or as the owner matched them. */
import type { TableColumn, TableColumns } from '#contract/menu-import/wire.ts';
import { fold } from '#domain/text/fold.ts';
import { type Cell, isBlank, type Sheet, showCell } from './cells.ts';
import { cleanName } from './neutral-menu.ts';

/** Headings of each column, as `plainHeading` writes them. */
const HEADINGS = {
  category: [
    'categorie',
    'categoria',
    'category',
    'categories',
    'sectiune',
    'sectiunea',
    'grupa',
    'nume categorie',
    'denumire categorie',
  ],
  name: [
    'produs',
    'produse',
    'preparat',
    'nume',
    'numele',
    'denumire',
    'denumirea',
    'name',
    'item name',
    'product',
    'fel',
  ],
  price: ['pret', 'pretul', 'price'],
  description: ['descriere', 'descrierea', 'description', 'ingrediente', 'detalii'],
  size: [
    'marime',
    'marimea',
    'size',
    'variation name',
    'portie',
    'gramaj',
    'gramajul',
    'cantitate',
    'cantitatea',
    'varianta',
  ],
  allergens: ['alergeni', 'alergenii', 'allergens'],
  status: ['status', 'activ', 'disponibil'],
  archived: ['archived', 'arhivat'],
  least: ['minimum quantity'],
} as const satisfies Record<TableColumn | 'archived' | 'least', readonly string[]>;
export type Column = keyof typeof HEADINGS;

export type Places = { readonly [One in Column]?: number | undefined };

/** The columns of one sheet, and where its dishes begin. */
export type Layout = {
  /** Index of the row of headings; -1 for a table without one. */
  readonly header: number;
  readonly titles: readonly string[];
  readonly places: Places;
};

/** Rows above the headings: the restaurant's name, a title, a date. */
const MOST_ABOVE = 10;
const OTHER_CURRENCY = /[$€£¥]|\b(?:eur|euro|usd|gbp|huf)\b/;
const IN_LEI = /\b(?:in lei|lei|ron|cu tva|tva inclus|incl tva|inclusiv tva)\b/g;
/** What a heading may say besides: „Denumire produs”, „Preț de vânzare”. */
const OF_WHAT =
  /\b(?:produsului|produs|preparatului|preparat|articolului|articol|de vanzare|vanzare|unitar|final|mancare)\b/g;

/**
 * A heading without its unit and what it is of: „PREȚ (lei)” and „Preț vânzare, cu TVA” are `pret`. Amounts of another
 * currency stay what they are.
 */
export function plainHeading(written: string): string {
  const text = fold(cleanName(written));
  if (OTHER_CURRENCY.test(text)) return text;
  const bare = withoutSigns(text.replace(/\(.*?\)|\[.*?\]/g, ' ').replace(IN_LEI, ' '));
  const short = withoutSigns(withoutSigns(bare).replace(OF_WHAT, ' '));
  return short === '' ? bare : short;
}

function withoutSigns(text: string): string {
  return text
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(IN_LEI, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The first row with a heading for the name and one for the price; null where there is none. */
export function findLayout({ rows }: Pick<Sheet, 'rows'>): Layout | null {
  const layouts = rows.slice(0, MOST_ABOVE).map(layoutOf);
  return layouts.find(({ places }) => places.name !== undefined && places.price !== undefined) ?? null;
}

/** The row that looks most like headings, so that a refusal can say what it has. */
export function guessLayout({ rows }: Pick<Sheet, 'rows'>): Layout | null {
  const layouts = rows.slice(0, MOST_ABOVE).map(layoutOf);
  const score = ({ places, titles }: Layout) =>
    100 * Object.keys(places).length + titles.filter((title) => title !== '' && !/^[\d.,]+$/.test(title)).length;
  return layouts.toSorted((one, other) => score(other) - score(one) || one.header - other.header)[0] ?? null;
}

function layoutOf(row: readonly Cell[], header: number): Layout {
  const titles = row.map(showCell);
  const plain = titles.map(plainHeading);
  const places = Object.entries(HEADINGS).flatMap(([column, words]) => {
    const place = plain.findIndex((title) => (words as readonly string[]).includes(title));
    return place < 0 ? [] : [[column, place] as const];
  });
  return { header, titles, places: Object.fromEntries(places) };
}

/** The columns that the owner chose. */
export function layoutFrom({ rows }: Pick<Sheet, 'rows'>, { header, places }: TableColumns): Layout {
  return { header, titles: (rows[header] ?? []).map(showCell), places };
}

function placesIn({ places }: Layout): readonly number[] {
  return Object.values(places).filter((place) => place !== undefined);
}

/** Whether two sheets have the same headings at the places that are used. */
export function isSameLayout(one: Layout, other: Layout): boolean {
  return placesIn(one).every(
    (place) => plainHeading(one.titles[place] ?? '') === plainHeading(other.titles[place] ?? ''),
  );
}

/** Headings that are read as no column, as they are written. */
export function unusedTitles({ titles, places }: Layout): readonly string[] {
  const used = new Set<number | undefined>(Object.values(places));
  return titles.filter((title, place) => title !== '' && !used.has(place));
}

export function isRepeatedHeader(row: readonly Cell[], layout: Layout): boolean {
  const { titles } = layout;
  const used = placesIn(layout).filter((place) => !isBlank(titles[place]));
  return (
    used.length > 1 && used.every((place) => plainHeading(showCell(row[place])) === plainHeading(titles[place] ?? ''))
  );
}
