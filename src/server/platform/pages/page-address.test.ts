import { expect, test } from 'vitest';
import { parsePageAddress } from './page-address.ts';

const read = (address: string) => parsePageAddress(new URL(address, 'http://shop'));

test.each([
  ['/', '/'],
  ['/meniu?utm_source=fb&fbclid=1', '/meniu'],
  ['/meniu?search=ciorb%C4%83&category=pizza', '/meniu?category=pizza&search=ciorb%C4%83'],
  ['/meniu?category=pizza&search=ciorb%C4%83', '/meniu?category=pizza&search=ciorb%C4%83'],
  ['/meniu?category=', '/meniu'],
  ['/meniu?without=milk,nuts&diet=fasting', '/meniu?diet=fasting&without=milk%2Cnuts'],
  ['//evil.example/x', '/x'],
  ['http://shop//evil.example/x/', '/evil.example/x/'],
  ['http://shop/.///evil.example', '/evil.example'],
])('%s is kept as %s', (asked, address) => {
  expect(read(asked)).toEqual({ address, isShared: true });
});

test.each([
  '/comanda/abc',
  '/auth?mode=authenticate',
  '/auth/admin',
  '/admin',
  '/comenzi',
  '/user/orders',
  '/resetare-parola/abc',
  '/newsletter/confirmare/abc',
  'http://shop//admin',
])('%s is of one person, and kept nowhere', (asked) => {
  expect(read(asked).isShared).toBe(false);
});

test('a page whose name only begins like a personal one is for everybody', () => {
  expect(read('/administratie').isShared).toBe(true);
});

test('a page with an unknown parameter is rendered with it, and not cached', () => {
  expect(read('/meniu?x=1&category=pizza')).toMatchObject({ address: '/meniu?x=1&category=pizza', isShared: false });
});

test('an endless address is not kept', () => {
  expect(read(`/meniu?search=${'a'.repeat(500)}`).isShared).toBe(false);
});
