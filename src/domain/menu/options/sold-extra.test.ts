import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { chosenOptionsOf, flatExtraNames, groupExtras, nameOfExtra, type SoldExtra } from './sold-extra.ts';

function anOption(
  id: number,
  name: string,
  about: { group?: [number, string]; parentId?: number; count?: number } = {},
) {
  const [groupId, group] = about.group ?? [1, 'Băutură'];
  const { parentId = null, count = 1 } = about;
  return {
    name,
    price: ZERO_BANI,
    option: { id, groupId, group, parentId, count, vatBasisPoints: 1100, deposit: ZERO_BANI },
  } satisfies SoldExtra;
}

const cola = anOption(11, 'Cola', { count: 2 });
const ice = anOption(21, 'Gheață', { group: [2, 'Gheață'], parentId: 11 });
const garlic = anOption(31, 'Usturoi', { group: [3, 'Sos'] });
const bread = { name: 'Pâine', price: bani(200) };
const sold = [cola, ice, garlic, bread];

test('what was chosen is told by group, what an option opened below it, flat extras last', () => {
  expect(groupExtras(sold)).toEqual([
    { name: 'Băutură', chosen: [{ ...cola, opened: [{ name: 'Gheață', chosen: [{ ...ice, opened: [] }] }] }] },
    { name: 'Sos', chosen: [{ ...garlic, opened: [] }] },
    { name: '', chosen: [{ ...bread, opened: [] }] },
  ]);
  expect(groupExtras([])).toEqual([]);
});

test('a cart knows extras by name and options by number', () => {
  expect(flatExtraNames(sold)).toEqual(['Pâine']);
  expect(chosenOptionsOf(sold)).toEqual([
    { optionId: 11, parentId: null, count: 2 },
    { optionId: 21, parentId: 11, count: 1 },
    { optionId: 31, parentId: null, count: 1 },
  ]);
});

test('several pieces are told by their number', () => {
  expect(sold.map(nameOfExtra)).toEqual(['2 × Cola', 'Gheață', 'Usturoi', 'Pâine']);
});
