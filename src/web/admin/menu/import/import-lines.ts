import type { MenuImportLine, MenuImportReport } from '#contract/menu-import/wire.ts';

export const LINE_FILTERS = ['attention', 'all', 'missing', 'new', 'changed', 'same', 'cannot'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

/** What an owner must not overlook first; the VAT of every new product is told once, above the list. */
const FACTS = ['age', 'deposit', 'allergens', 'grams'] as const satisfies readonly MenuImportLine['missing'][number][];
export type LineFact = (typeof FACTS)[number];

/** Missing facts of a line, the most important first. */
export function missingFacts({ missing }: Pick<MenuImportLine, 'missing'>): readonly LineFact[] {
  return FACTS.filter((fact) => missing.includes(fact));
}

export function isShown(line: MenuImportLine, filter: LineFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'missing') return missingFacts(line).length > 0;
  if (filter !== 'attention') return line.state === filter;
  // Grammage is what most files lack in most lines; it has a filter of its own.
  return line.state === 'cannot' || line.remarks.length > 0 || missingFacts(line).some((fact) => fact !== 'grams');
}

/** Lines that need a look, where there are any and not all of them do. */
export function firstFilter(lines: readonly MenuImportLine[]): LineFilter {
  const count = lines.filter((line) => isShown(line, 'attention')).length;
  return count > 0 && count < lines.length ? 'attention' : 'all';
}

/** How many lines lack each fact, the most important first; those that lack nothing are left out. */
export function countMissing(lines: readonly MenuImportLine[]): readonly { fact: LineFact; count: number }[] {
  return FACTS.map((fact) => ({ fact, count: lines.filter(({ missing }) => missing.includes(fact)).length })).filter(
    ({ count }) => count > 0,
  );
}

export function hasNewVat({ lines }: Pick<MenuImportReport, 'lines'>): boolean {
  return lines.some(({ missing }) => missing.includes('vat'));
}

/** Lines by category, in the order of the file. */
export function byCategory(
  lines: readonly MenuImportLine[],
): readonly { readonly category: string; readonly lines: readonly MenuImportLine[] }[] {
  return [...Map.groupBy(lines, ({ category }) => category)].map(([category, ofIt]) => ({ category, lines: ofIt }));
}

export function canTake({ state }: MenuImportLine): boolean {
  return state === 'new' || state === 'changed';
}
