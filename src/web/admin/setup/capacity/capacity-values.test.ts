import { expect, test } from 'vitest';
import { type CapacityValues, capacityFrom, capacityProblems, capacityRequest } from './capacity-values.ts';

const SETUP = {
  points: 20,
  deliveries: null,
  stations: [{ id: 3, name: 'Grătar', most: null }],
  categories: [{ id: 1, name: 'Ciorbe', points: 1 }],
  products: [
    { id: 7, name: 'Ciorbă', categoryId: 1, points: null },
    { id: 8, name: 'Platou', categoryId: 1, points: 4 },
  ],
  version: 7,
};

test('no limit is an empty field, there and back; only products of their own worth are rows', () => {
  const { values } = capacityFrom(SETUP);
  expect(values).toMatchObject({ points: 20, deliveries: '', stations: [{ id: 3, most: '' }] });
  expect(values.exceptions).toEqual([{ key: '8', product: '8', points: 4 }]);
  expect(capacityRequest(values)).toEqual({
    points: 20,
    deliveries: null,
    stations: [{ id: 3, most: null }],
    categories: [{ id: 1, points: 1 }],
    exceptions: [{ id: 8, points: 4 }],
  });
});

const row = (product: string, points: number | string = 2) => ({ key: product, product, points });

test.each<[Partial<CapacityValues>, readonly string[]]>([
  [{}, []],
  [{ points: '', deliveries: 1000 }, []],
  [{ points: 0, deliveries: 1001 }, ['points', 'deliveries']],
  [{ points: '2.5' }, ['points']],
  [{ stations: [{ id: 3, name: 'Grătar', most: -1 }] }, ['stations.0.most']],
  [{ categories: [{ id: 1, name: 'Ciorbe', points: '' }] }, ['categories.0.points']],
  [{ exceptions: [row('7', 101), row('')] }, ['exceptions.0.points', 'exceptions.1.product']],
  [{ exceptions: [row('7'), row('7')] }, ['exceptions.1.product']],
])('%j has problems at %j', (about, fields) => {
  expect(Object.keys(capacityProblems({ ...capacityFrom(SETUP).values, ...about }))).toEqual(fields);
});
