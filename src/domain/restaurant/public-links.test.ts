import { expect, test } from 'vitest';
import { DELIVERY_METHODS } from '#domain/orders/order.ts';
import { bundlePath, listPublicLinks, orderPath, parseNamedWay, productPath, tablePath } from './public-links.ts';

const readPath = (path: string) => parseNamedWay(Object.fromEntries(new URL(path, 'http://shop').searchParams));

test.each(DELIVERY_METHODS)('the address of %s is read back', (method) => {
  expect(readPath(orderPath(method))).toEqual({ method, table: '' });
});

test.each(['12', 'Terasă 3', 'sus / B'])('a table in the address is read back: %s', (table) => {
  expect(readPath(tablePath(table))).toEqual({ method: 'RESTAURANT', table });
});

test('what is no name of a table is none', () => {
  expect(readPath(tablePath('a&b=c'))).toEqual({ method: 'RESTAURANT', table: '' });
});

test.each([
  [{}, null],
  [{ serviciu: 'drona' }, null],
  [{ serviciu: 3, masa: '1' }, null],
  [
    { serviciu: 'livrare', masa: '7' },
    { method: 'DELIVERY', table: '' },
  ],
  [
    { serviciu: 'restaurant', masa: 'x'.repeat(21) },
    { method: 'RESTAURANT', table: '' },
  ],
])('%o names %o', (search, named) => expect(parseNamedWay(search)).toEqual(named));

test('dishes and bundles have addresses below the menu', () => {
  expect([productPath(12), bundlePath(3)]).toEqual(['/meniu/12', '/meniu/promotii/3']);
});

test('links are listed for what the restaurant offers', () => {
  const offered = { delivers: true, isPickedUp: true, isDineInOn: true, takesBookings: true };
  expect(listPublicLinks(offered).map(({ place }) => place)).toEqual([
    'site_button',
    'site_booking',
    'google_delivery',
    'google_pickup',
    'google_menu',
    'google_booking',
    'facebook',
    'poster',
  ]);
  const nothing = { delivers: false, isPickedUp: false, isDineInOn: false, takesBookings: false };
  expect(listPublicLinks(nothing).map(({ path }) => path)).toEqual(['/meniu', '/meniu', '/meniu', '/meniu']);
});
