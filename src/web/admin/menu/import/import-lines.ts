import type { ImportLine, ImportReport as Report } from '#contract/menu-import/staff-calls.ts';
import { listDiets, listMarks, type MenuCard } from '#web/ui/menu-card/menu-card.ts';

export const LINE_FILTERS = ['attention', 'all', 'missing', 'new', 'changed', 'same', 'cannot'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

/** What an owner must not overlook first; the VAT of every new product is told once, above the list. */
const FACTS = ['age', 'deposit', 'allergens', 'grams'] as const satisfies readonly ImportLine['missing'][number][];
export type LineFact = (typeof FACTS)[number];

/** Missing facts of a line, the most important first. */
export function missingFacts({ missing }: Pick<ImportLine, 'missing'>): readonly LineFact[] {
  return FACTS.filter((fact) => missing.includes(fact));
}

export function isShown(line: ImportLine, filter: LineFilter): boolean {
  if (filter === 'all') return true;
  if (filter === 'missing') return missingFacts(line).length > 0;
  if (filter !== 'attention') return line.state === filter;
  // Grammage is what most files lack in most lines; it has a filter of its own.
  return line.state === 'cannot' || line.remarks.length > 0 || missingFacts(line).some((fact) => fact !== 'grams');
}

/** Lines that need a look, where there are any and not all of them do. */
export function firstFilter(lines: readonly ImportLine[]): LineFilter {
  const count = lines.filter((line) => isShown(line, 'attention')).length;
  return count > 0 && count < lines.length ? 'attention' : 'all';
}

/** How many lines lack each fact, the most important first; those that lack nothing are left out. */
export function countMissing(lines: readonly ImportLine[]): readonly { fact: LineFact; count: number }[] {
  return FACTS.map((fact) => ({ fact, count: lines.filter(({ missing }) => missing.includes(fact)).length })).filter(
    ({ count }) => count > 0,
  );
}

export function hasNewVat({ lines }: Pick<Report, 'lines'>): boolean {
  return lines.some(({ missing }) => missing.includes('vat'));
}

export type LinesOfCategory = { readonly category: string; readonly lines: readonly ImportLine[] };

/** Lines by category, in the order of the file. */
export function byCategory(lines: readonly ImportLine[]): readonly LinesOfCategory[] {
  return [...Map.groupBy(lines, ({ category }) => category)].map(([category, ofIt]) => ({ category, lines: ofIt }));
}

export function canTake({ state }: ImportLine): boolean {
  return state === 'new' || state === 'changed';
}

/** Cards for a menu that is new here, rows where what is here changes. */
export function firstLook(lines: readonly ImportLine[]): 'cards' | 'list' {
  const count = (wanted: ImportLine['state']) => lines.filter(({ state }) => state === wanted).length;
  return count('new') > count('changed') ? 'cards' : 'list';
}

/** A line as the shop's card would show it; null where it cannot be imported. */
export function cardOfLine({ name, card }: ImportLine): MenuCard | null {
  if (card === null) return null;
  const { text, from, to, state, ageRestricted18: isAgeRestricted } = card;
  return {
    id: 0,
    name,
    text,
    from,
    to,
    state,
    left: null,
    later: null,
    marks: listMarks({ ...card, isAgeRestricted }),
    diets: listDiets(card),
    allergens: null,
    picture: null,
    quickAdd: null,
  };
}
