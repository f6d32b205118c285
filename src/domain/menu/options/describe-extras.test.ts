import { expect, test } from 'vitest';
import { bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeExtras, listExtras } from './describe-extras.ts';
import { flatExtraNames, leftOutExtras, type SoldExtra } from './sold-extra.ts';

let id = 0;
function chosen(
  group: string,
  name: string,
  about: { price?: number; parentId?: number; count?: number } = {},
): SoldExtra {
  id += 1;
  return {
    name,
    price: bani(about.price ?? 0),
    option: {
      id,
      groupId: group.length,
      group,
      parentId: about.parentId ?? null,
      count: about.count ?? 1,
      vatBasisPoints: 1100,
      deposit: ZERO_BANI,
    },
  };
}

test('what was chosen is told by group, with what an option opened, flat extras last', () => {
  const drink = chosen('Băutură', 'Cola', { price: 900 });
  const extras = [
    chosen('Jumătăți', 'Diavola', { price: 4200 }),
    chosen('Jumătăți', 'Margherita'),
    chosen('Sos', 'Usturoi', { count: 2 }),
    drink,
    chosen('Gheață', 'fără', { parentId: drink.option?.id ?? 0 }),
    { name: 'Smântână', price: bani(300) },
    { name: 'Ardei iute', price: ZERO_BANI },
  ];
  expect(describeExtras(extras)).toEqual([
    'Jumătăți: Diavola, Margherita',
    'Sos: 2 × Usturoi',
    'Băutură: Cola (Gheață: fără)',
    '+ Smântână',
    '+ Ardei iute',
  ]);
  expect(describeExtras(extras, formatLei).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Jumătăți: Diavola (42,00 lei), Margherita',
    'Sos: 2 × Usturoi',
    'Băutură: Cola (9,00 lei; Gheață: fără)',
    '+ Smântână (3,00 lei)',
    '+ Ardei iute',
  ]);
  expect(listExtras(extras).slice(2)).toEqual(['Băutură: Cola (Gheață: fără)', 'Smântână', 'Ardei iute']);
  expect(describeExtras([])).toEqual([]);
  expect(describeExtras(leftOutExtras(['mozzarella', 'ton']))).toEqual(['fără mozzarella', 'fără ton']);
  expect(flatExtraNames([...leftOutExtras(['mozzarella']), ...extras])).toEqual(['Smântână', 'Ardei iute']);
});
