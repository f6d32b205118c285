import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Body = NonNullable<CallInput<'savePromotion'>['body']>;
const DATES = { startDate: '2026-11-01', endDate: '2026-12-31' };
const WELCOME: Body = {
  ...DATES,
  type: 'FIRST_ORDER',
  name: 'Bun venit',
  discountPercentage: 20,
  discountAmount: null,
  minOrderValue: 0,
};

async function openShop(body: Body) {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const office = story.apiOf(await anAdmin(story.db));
  const dish = await aProduct(story.db, { price: bani(4_000) });
  const { id, promotion } = await office('savePromotion', { body });
  const asked = (number: number, updatedPriceAfterCoupon: number, about: object = {}) =>
    anOrder({ of: [dish], updatedPriceAfterCoupon, delivery: { ...guest(number), ...about } });
  return { story, office, dish, id, promotion, asked, [Symbol.asyncDispose]: story.close };
}

const uses = (shop: Awaited<ReturnType<typeof openShop>>) =>
  shop.story.db.selectFrom('promotion_uses').select(['order_id', 'person']).execute();

test('the first order of a person is cheaper; a person is known by the phone or by the mailbox, in any spelling', async () => {
  await using shop = await openShop(WELCOME);
  const { story, asked } = shop;
  const first = await place(story.api, asked(1, 32, { email: 'ana.pop+pizza@gmail.com' }));
  expect(first).toMatchObject({ reductions: [{ name: 'Bun venit', code: null, amount: 8 }] });
  for (const again of [asked(1, 32), asked(2, 32, { email: 'anapop@googlemail.com' })]) {
    expect(await refusalOf(story.api, 'placeOrder', { body: again })).toMatchObject({
      code: 'price_changed',
      quote: { reductions: [], updatedPriceAfterCoupon: 40 },
    });
  }
  expect(await place(story.api, asked(1, 40))).toMatchObject({ reductions: [] });
  expect(await place(story.api, asked(3, 32))).toMatchObject({ discount: 8 });
  const kept = await uses(shop);
  expect(kept).toHaveLength(4);
  for (const { person } of kept) expect(person).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('of two orders that one person sends at the same instant, one is the first', async () => {
  await using shop = await openShop(WELCOME);
  const { story, asked } = shop;
  const sent = await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, number) => place(story.api, asked(1, 32, { email: `ana${number}@exemplu.ro` }))),
    ...Array.from({ length: 6 }, (_, number) => place(story.api, asked(20 + number, 32, { email: 'ana0@exemplu.ro' }))),
  ]);
  const placed = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const numbers = placed.map(({ orderNumber }) => orderNumber);
  // Callers who share neither phone nor mailbox with the first may be persons of their own; those who share either are not.
  const rows = await story.db
    .selectFrom('orders')
    .select(['phone', 'email_normal'])
    .where('number', 'in', numbers)
    .execute();
  expect(new Set(rows.map(({ phone }) => phone)).size).toBe(rows.length);
  expect(new Set(rows.map(({ email_normal }) => email_normal)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(0);
});

test('a rejected order was no first order, and gives back what its person used', async () => {
  await using shop = await openShop(WELCOME);
  const { story, office, asked } = shop;
  const { orderNumber } = await place(story.api, asked(1, 32));
  await office('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem făină.' } });
  expect(await uses(shop)).toEqual([]);
  expect(await place(story.api, asked(1, 32))).toMatchObject({ discount: 8 });
});

test('a promotion may be used so many times by one person; the history names the limit', async () => {
  const body: Body = { ...DATES, type: 'DISCOUNT_ON_CART', name: 'De două ori', discountPercentage: 10 };
  await using shop = await openShop({ ...body, maxUsesPerPerson: 2 });
  const { story, office, asked, id, promotion } = shop;
  expect(promotion).toMatchObject({ maxUsesPerPerson: 2 });
  for (const key of ['a-doua-oara-1', 'a-doua-oara-2']) {
    expect(await place(story.api, asked(1, 36), `${key}-de-comandat`)).toMatchObject({ discount: 4 });
  }
  expect(await place(story.api, asked(1, 40))).toMatchObject({ discount: 0 });
  expect(await place(story.api, asked(2, 36))).toMatchObject({ discount: 4 });
  const { content } = await office('getChanges', { query: { subject: `promotion:${id}` } });
  expect(content[0]?.fields).toContainEqual(
    expect.objectContaining({ name: 'Cel mult comenzi pentru un client', after: '2' }),
  );
});

test('without such a promotion an order asks nothing about its person', async () => {
  await using shop = await openShop({ ...WELCOME, active: false });
  expect(await place(shop.story.api, shop.asked(1, 40))).toMatchObject({ discount: 0 });
  expect(await uses(shop)).toEqual([]);
});
