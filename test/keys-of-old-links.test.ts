/** Mails, posters and printers of years hold these keys: the same secret must go on deriving the same ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { cartLinkToken } from '#server/features/cart-links/cart-link-token.ts';
import { makeOrderCode, validOrderCodes } from '#server/features/guard/make-order-code.ts';
import { confirmToken, unsubscribeToken } from '#server/features/newsletter/newsletter-links.ts';
import { orderAccessToken } from '#server/features/orders/order-access.ts';
import { printerKey } from '#server/features/printing/printer-address.ts';
import { reservationToken } from '#server/features/reservations/reservation-access.ts';
import { isSameText } from '#server/platform/security/derived-key.ts';

const SECRET = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const AT = instant(Date.parse('2025-11-28T08:00:00Z'));

test.each([
  ['order 1', orderAccessToken(SECRET, 1), 'ScEO5gVlPof9rbtqsSVR4iNY0L2rt34FA_GceugyCqk'],
  ['order 987654', orderAccessToken(SECRET, 987_654), 'IWQS2BJJXlrhOvjitIf50kaOYh_gaAq4saFmZTj4MPg'],
  ['reservation 1', reservationToken(SECRET, 1), '1-DMDS-rLrHyWegtchLHaVROA1dD1czreluV6Ji_xnK98'],
  ['reservation 987654', reservationToken(SECRET, 987_654), '987654-FE8eGyoa95QFpm9a2ncab8aFo0Zy2WgyAiiNn82gfBA'],
  ['cart 1', cartLinkToken(SECRET, 1), '1-9g6t8wxk'],
  ['the last cart', cartLinkToken(SECRET, 2_147_483_647), 'zik0zj-vaqa32gv'],
  ['confirmation 1 of subscriber 1', confirmToken(SECRET, 1, 1), '2Mk1GhWKYkv3bVsb_V02D0g14s9rWPMtBMVi6t6P89M'],
  ['confirmation 3 of subscriber 45', confirmToken(SECRET, 45, 3), 't3XetgmyYKqMsWXCY6TX3k4H-4IMJlIA4o1WatP6-2Q'],
  ['leave of subscriber 1', unsubscribeToken(SECRET, 1), '_t3kssZMZeza0ouDmIfjJfkTrRLnUmlvqll6ONtCqQ8'],
  ['leave of subscriber 45', unsubscribeToken(SECRET, 45), 'pcxYJR03nQLz30TtN_tL_A0VxAUJuH6dsqgv99FpdTw'],
  ['code of a mailbox', makeOrderCode(SECRET, 'ana@pofta.test', AT), '625803'],
  ['printer 1', printerKey(SECRET, { id: 1, turn: 0 }), 'a3c08b669be0ce2e71228c39'],
  ['printer 7, third address', printerKey(SECRET, { id: 7, turn: 3 }), '921d39c7c76e30c4def41a6a'],
])('%s has the key it always had', (_, derived, known) => {
  expect(derived).toBe(known);
});

test('the codes of the last ten minutes are valid, too', () => {
  const codes = ['625803', '933369', '160924', '936183', '255101', '766113'];
  expect(validOrderCodes(SECRET, 'ana@pofta.test', AT)).toEqual(codes);
});

test.each([
  ['abc', 'abc', true],
  ['abd', 'abc', false],
  ['ab', 'abc', false],
  ['ă', 'ab', false],
])('%s is the same as %s: %s', (shown, right, isSame) => {
  expect(isSameText(shown, right)).toBe(isSame);
});

test('features derive no keys by themselves; a webhook’s signature is no key', () => {
  const folder = join(import.meta.dirname, '../src/server/features');
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') &&
      !path.endsWith('.test.ts') &&
      readFileSync(join(folder, path), 'utf8').includes('createHmac'),
  );
  expect(own.toSorted()).toEqual(['payments/providers/stripe/read-stripe-notice.ts', 'watch/call-webhook.ts']);
});
