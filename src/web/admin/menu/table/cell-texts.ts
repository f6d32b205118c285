/** The texts that cells of the menu's table take from a list. */
import { showRate, type TableColumn, type TableLists } from '#domain/menu/editing/menu-table.ts';

/** Columns whose texts are names of a list. */
export const LISTS: Partial<Record<TableColumn, keyof TableLists>> = {
  category: 'categories',
  station: 'stations',
  vatTakeaway: 'rates',
  vatOnPremises: 'rates',
};

/** What cells of a list may say. */
export function textsOf(lists: TableLists, list: keyof TableLists): readonly string[] {
  return list === 'rates' ? lists.rates.map(showRate) : lists[list].map(({ name }) => name);
}
