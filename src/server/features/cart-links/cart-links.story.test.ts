import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { instant } from '#domain/time/instant.ts';
import { aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { cartLinkToken } from './cart-link-token.ts';
import { deleteUnusedCartLinks } from './send-cart.ts';

type Lines = NonNullable<CallInput<'makeCartLink'>['body']>['lines'];

const DAY_MS = 24 * 3_600_000;
const MINUTES_PER_DAY = 1440;
const tokenOf = (path: string) => path.replace('/c/', '');
const linksIn = async ({ db }: TestApp) => (await db.selectFrom('cart_links').select('id').execute()).length;

async function openStory() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, {
    name: 'Ciorbă',
    price: bani(2900),
    extras: [{ name: 'Smântână', price: bani(300) }],
  });
  const soupLine = {
    kind: 'product' as const,
    productId: soup.id,
    sizeId: soup.sizeId,
    extras: ['Smântână'],
    message: '',
    quantity: 2,
  };
  const send = async (lines: Lines) => (await story.api('makeCartLink', { body: { lines } })).path;
  return { story, soup, soupLine, send };
}

test('a cart becomes a short address; what is behind it is what was chosen, at the names and prices of then', async () => {
  const { story, soup, soupLine, send } = await openStory();
  await using _ = story;
  const path = await send([soupLine]);
  expect(path).toMatch(/^\/c\/1-[a-z2-9]{8}$/);
  expect(await send([soupLine]), 'the same cart has the same address').toBe(path);
  expect(await linksIn(story)).toBe(1);

  const changed = { name: 'Ciorbă de burtă' };
  await story.db.updateTable('products').set(changed).where('id', '=', soup.id).execute();
  const sent = await story.api('getCartLink', { params: { token: tokenOf(path).toUpperCase() } });
  expect(sent).toEqual({
    lines: [
      {
        productId: soup.id,
        sizeId: soup.sizeId,
        productName: 'Ciorbă',
        sizeLabel: expect.any(String),
        unitPrice: 29,
        extras: [{ name: 'Smântână', price: 3 }],
        message: '',
        quantity: 2,
      },
    ],
    bundles: [],
  });
});

test('forged, foreign and deleted links are refused alike; a cart that the menu does not know makes no link', async () => {
  const { story, soupLine, send } = await openStory();
  await using _ = story;
  const path = await send([soupLine]);
  const unknown = { status: 404, code: 'cart_link_unknown' };
  const token = tokenOf(path);
  const forged = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
  const foreign = cartLinkToken(Buffer.alloc(32), 1);
  const neverMade = cartLinkToken(await story.services.secrets.load('cart_links'), 2);
  for (const wrong of [forged, foreign, neverMade, 'zzzzzz-abcdefgh', '0-abcdefgh', '../..', 'x'.repeat(40)]) {
    expect(await refusalOf(story.api, 'getCartLink', { params: { token: wrong } }), wrong).toMatchObject(unknown);
  }
  const many = [
    { ...soupLine, quantity: 99 },
    { ...soupLine, extras: [], quantity: 99 },
    { ...soupLine, message: 'x', quantity: 9 },
  ];
  expect(await refusalOf(story.api, 'makeCartLink', { body: { lines: many } })).toMatchObject({
    code: 'cart_too_large',
  });
  const gone = [{ ...soupLine, productId: 999_999 }];
  expect(await refusalOf(story.api, 'makeCartLink', { body: { lines: gone } })).toMatchObject({ code: 'empty_cart' });
});

test('a link lives as long as it is opened: 400 days after the last time it is deleted', async () => {
  const { story, soupLine, send } = await openStory();
  await using _ = story;
  const opened = await send([soupLine]);
  await send([{ ...soupLine, quantity: 1 }]);
  const start = story.clock.now();
  story.clock.advanceMinutes(300 * MINUTES_PER_DAY);
  await story.api('getCartLink', { params: { token: tokenOf(opened) } });
  await deleteUnusedCartLinks(story.db, instant(start + 401 * DAY_MS));
  expect(await linksIn(story)).toBe(1);
  expect((await story.api('getCartLink', { params: { token: tokenOf(opened) } })).lines).toHaveLength(1);
  await deleteUnusedCartLinks(story.db, instant(start + 701 * DAY_MS));
  expect(await refusalOf(story.api, 'getCartLink', { params: { token: tokenOf(opened) } })).toMatchObject({
    status: 404,
  });
});
