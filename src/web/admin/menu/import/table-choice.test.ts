import { expect, test } from 'vitest';
import {
  columnLetters,
  columnsOf,
  firstTableChoice,
  judgeTableChoice,
  type TableChoice,
  widthOf,
} from './table-choice.ts';

const found = firstTableChoice({ rows: [['Fel', 'Cost', 'Tip']], header: 0, places: { name: 0 } });
const choose = (places: Partial<TableChoice['places']>): TableChoice => ({
  header: 0,
  places: { ...found.places, ...places },
});

test('what was found by headings is chosen already; product and price are needed', () => {
  expect(found.places).toMatchObject({ name: 0, price: null, category: null });
  expect([...judgeTableChoice(found)]).toEqual([['price', 'needed']]);
  expect(columnsOf(found)).toBeNull();
  expect(columnsOf(choose({ price: 1, category: 2 }))).toEqual({
    header: 0,
    places: { name: 0, price: 1, category: 2 },
  });
});

test('a column of the file is one of ours', () => {
  expect([...judgeTableChoice(choose({ price: 1, size: 1 }))]).toEqual([['size', 'repeated']]);
  expect(columnsOf(choose({ price: 0 }))).toBeNull();
});

test('columns are named as in a spreadsheet', () => {
  expect([0, 25, 26, 99].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'CV']);
  expect(widthOf([['a'], ['a', 'b'], []])).toBe(2);
  expect(widthOf([])).toBe(0);
});
