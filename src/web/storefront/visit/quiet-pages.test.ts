import { expect, test } from 'vitest';
import { isQuietPage, showsRunningOrders } from './quiet-pages.ts';

test.each(['/checkout', '/comanda/abc', '/auth', '/user/orders', '/newsletter/confirmare/x', '/resetare-parola/x'])(
  'a visitor is not interrupted on %s',
  (path) => expect(isQuietPage(path)).toBe(true),
);

test.each(['/', '/meniu', '/meniu/12', '/contact', '/checkouts'])('%s is a page to look around on', (path) => {
  expect(isQuietPage(path)).toBe(false);
});

test.each([
  ['/', true],
  ['/meniu', true],
  ['/user/orders', true],
  ['/checkout', false],
  ['/comanda/abc', false],
])('%s shows the orders that run: %s', (path, isShown) => {
  expect(showsRunningOrders(path)).toBe(isShown);
});
