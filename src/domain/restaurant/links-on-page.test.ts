import { expect, test } from 'vitest';
import { linksOnPage } from './links-on-page.ts';

const SHOP = 'https://comenzi.lamama.ro';

test.each([
  ['our link', '<a href="https://comenzi.lamama.ro/meniu">', true, []],
  ['our address in capitals, without the protocol', '<a href="//COMENZI.lamama.ro">', true, []],
  [
    'our script under their buttons',
    '<b class="glf-button"></b><script src="https://comenzi.lamama.ro/embed.js">',
    true,
    [],
  ],
  ['their script', '<script src="https://www.fbgcdn.com/embedder/js/ewm2.js">', false, ['GloriaFood']],
  [
    'their link beside ours',
    'href="//comenzi.lamama.ro" href="https://www.foodbooking.com/ordering"',
    true,
    ['GloriaFood'],
  ],
  ['two other systems', 'https://la-mama.square.site https://www.toasttab.com/x', false, ['Square', 'Toast']],
  ['a name that begins like ours', '<a href="https://comenzi.lamama.ro.altul.com">', false, []],
  ['a name that ends like ours', '<a href="https://x-comenzi.lamama.ro">', false, []],
  ['nothing to order with', '<p>Bine ați venit!</p>', false, []],
])('%s', (_, html, isOurs, others) => {
  expect(linksOnPage(html, SHOP)).toEqual({ isOurs, others });
});

test('the address of the shop is no pattern', () => {
  expect(linksOnPage('https://comenziXlamama.ro', 'https://comenzi.lamama.ro').isOurs).toBe(false);
});
