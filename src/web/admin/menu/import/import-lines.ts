import type { MenuImportLine } from '#contract/menu/import-wire.ts';

export const LINE_FILTERS = ['all', 'missing', 'new', 'changed', 'same', 'cannot'] as const;
export type LineFilter = (typeof LINE_FILTERS)[number];

export function isShown(line: MenuImportLine, filter: LineFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'missing' ? line.missing.length > 0 : line.state === filter;
}

export function canTake({ state }: MenuImportLine): boolean {
  return state === 'new' || state === 'changed';
}
