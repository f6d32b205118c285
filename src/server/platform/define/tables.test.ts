import { expect, test } from 'vitest';
import { archiveTablesOf, tablesOf } from './tables.ts';

const FEATURES = [
  {
    name: 'menu',
    tables: { products: { archive: 'restaurant', topic: 'Menu' }, archives: { archive: 'passing', topic: 'Menu' } },
  },
  {
    name: 'orders',
    tables: {
      orders: { archive: 'guests', topic: 'Orders' },
      security_events: { archive: 'guests', topic: 'People', isNotRead: true },
    },
  },
] as const;

test('the tables of all features are one list', () => {
  expect([...tablesOf(FEATURES).keys()]).toEqual(['products', 'archives', 'orders', 'security_events']);
});

test('a table belongs to one feature', () => {
  const twice = [...FEATURES, { name: 'reviews', tables: FEATURES[1].tables }];
  expect(() => tablesOf(twice)).toThrow('reviews declares the table orders a second time');
});

test('an archive holds what is the restaurant’s, and with guests also what is theirs', () => {
  const { listArchivedTables, listReadTables } = archiveTablesOf(() => FEATURES);
  expect(listArchivedTables(false)).toEqual(['products']);
  expect(listArchivedTables(true)).toEqual(['orders', 'products', 'security_events']);
  expect(listReadTables()).toEqual(['orders', 'products']);
});
