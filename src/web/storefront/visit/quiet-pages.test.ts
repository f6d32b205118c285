import { expect, test } from 'vitest';
import { isQuietPage } from './quiet-pages.ts';

test.each(['/checkout', '/comanda/abc', '/auth', '/user/orders', '/newsletter/confirmare/x', '/resetare-parola/x'])(
  'nobody is interrupted on %s',
  (path) => expect(isQuietPage(path)).toBe(true),
);

test.each(['/', '/meniu', '/meniu/12', '/contact', '/checkouts'])('%s is a page to look around on', (path) => {
  expect(isQuietPage(path)).toBe(false);
});
