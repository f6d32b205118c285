import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { aManager, aProduct } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, {
    name: 'Ciorbă de burtă',
    extras: [
      { name: 'Smântână', price: bani(300) },
      { name: 'Ardei iute', price: bani(200) },
    ],
  });
  const pie = await aProduct(story.db, { name: 'Plăcintă', extras: [{ name: 'smântână', price: bani(300) }] });
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  return { story, staff: story.apiOf(mara), soup, pie, [Symbol.asyncDispose]: story.close };
}

const withExtra = (of: { readonly id: number; readonly sizeId: number }, name: string): OrderBody =>
  anOrder({
    of: [],
    orderDetails: [
      { productId: of.id, dimensionsBean: { id: of.sizeId, quantity: 1, extraIngredientsBeanList: [{ name }] } },
    ],
  });

const shown = async (story: TestApp, id: number) => {
  const product = await story.api('getProduct', { params: { id } });
  return { outOfStock: product.outOfStock, available: product.available, sizes: product.dimensions };
};

test('a product is sold out until tomorrow: guests of every node see it at once, it cannot be ordered, it is back by itself', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup } = kitchen;
  const other = story.second();
  expect(await shown(other, soup.id)).toMatchObject({ outOfStock: false });
  const { message } = await staff('markSoldOut', {
    body: { subject: { kind: 'product', productId: soup.id }, until: 'tomorrow' },
  });
  expect(message).toBe('Stoc epuizat: Ciorbă de burtă.');
  for (const node of [story, other]) {
    expect(await shown(node, soup.id)).toMatchObject({
      outOfStock: true,
      available: true,
      sizes: [{ orderable: false, soldOut: true, availability: true, stockUnlimited: true }],
    });
  }
  const refused = await refusalOf(story.api, 'placeOrder', { body: anOrder({ of: [soup] }) });
  expect(refused).toMatchObject({ status: 409, code: 'not_enough_stock' });
  expect(refused.message).toContain('Stoc epuizat: ');
  expect(await staff('getSoldOut')).toEqual({
    content: [
      {
        subject: { kind: 'product', productId: soup.id },
        title: 'Ciorbă de burtă',
        until: '2026-11-20T22:00:00.000Z',
        since: '2026-11-20T10:00:00.000Z',
        by: 'Mara Ionescu',
      },
    ],
    serverTime: '2026-11-20T10:00:00.000Z',
  });

  story.clock.set('2026-11-21T10:00:00+02:00');
  for (const node of [story, other]) expect(await shown(node, soup.id)).toMatchObject({ outOfStock: false });
  expect((await staff('getSoldOut')).content).toEqual([]);
  await place(story.api, anOrder({ of: [soup] }));
});

test('a size until a day; the switches of the menu stay as they were', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, pie } = kitchen;
  const subject = { kind: 'size', sizeId: pie.sizeId } as const;
  await staff('markSoldOut', { body: { subject, until: '2026-11-23' } });
  expect(await shown(story, pie.id)).toMatchObject({ outOfStock: true });
  expect((await staff('getSoldOut')).content[0]).toMatchObject({ subject, until: '2026-11-22T22:00:00.000Z' });
  const switches = await story.db.selectFrom('sizes').select('is_on').where('id', '=', pie.sizeId).execute();
  expect(switches).toEqual([{ is_on: true }]);
  story.clock.set('2026-11-23T00:00:00+02:00');
  expect(await shown(story, pie.id)).toMatchObject({ outOfStock: false });
  for (const until of ['2026-11-23', '2020-01-01', '2030-01-01']) {
    expect(await refusalOf(staff, 'markSoldOut', { body: { subject, until } })).toMatchObject({
      status: 422,
      code: 'back_on_invalid',
    });
  }
});

test('an extra runs out wherever it is offered, however it is spelt, until staff mark it as back', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup, pie } = kitchen;
  const subject = { kind: 'extra', name: 'Smântână' } as const;
  await staff('markSoldOut', { body: { subject, until: 'back' } });
  const extrasOf = async (id: number) =>
    (await story.api('getProduct', { params: { id } })).extraIngredientsBeans.map(({ name, soldOut }) => [
      name,
      soldOut,
    ]);
  expect(await extrasOf(soup.id)).toEqual([
    ['Smântână', true],
    ['Ardei iute', false],
  ]);
  expect(await extrasOf(pie.id)).toEqual([['smântână', true]]);
  expect(await refusalOf(story.api, 'placeOrder', { body: withExtra(soup, 'Smântână') })).toMatchObject({
    status: 409,
    code: 'extra_unknown',
  });
  await place(story.api, withExtra(soup, 'Ardei iute'));
  story.clock.set('2026-11-25T11:00:00+02:00');
  expect((await staff('getSoldOut')).content).toMatchObject([{ title: 'Smântână', until: null }]);
  expect((await staff('markBack', { body: { subject } })).message).toBe('Din nou pe stoc: Smântână.');
  await place(story.api, {
    ...withExtra(soup, 'Smântână'),
    deliveryDetailsBean: {
      ...withExtra(soup, 'Smântână').deliveryDetailsBean,
      ...guest(2),
    },
  });
});

test('marked again the last word counts; taken back twice nothing happens; all of it is written down once', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup } = kitchen;
  const subject = { kind: 'product', productId: soup.id } as const;
  await staff('markSoldOut', { body: { subject, until: 'back' } });
  await staff('markSoldOut', { body: { subject, until: 'tomorrow' } });
  expect((await staff('getSoldOut')).content).toHaveLength(1);
  await staff('markBack', { body: { subject } });
  await staff('markBack', { body: { subject } });
  const changes = await story.db.selectFrom('changes').select(['title', 'fields']).orderBy('id').execute();
  expect(changes.map(({ fields }) => fields)).toEqual([
    [{ name: 'Disponibilitate', before: 'disponibil', after: 'epuizat până revine' }],
    [{ name: 'Disponibilitate', before: 'epuizat până revine', after: 'epuizat până pe 21 noiembrie 2026' }],
    [{ name: 'Disponibilitate', before: 'epuizat până pe 21 noiembrie 2026', after: 'disponibil' }],
  ]);
  const missing = { subject: { kind: 'product', productId: 999_999 }, until: 'back' } as const;
  expect(await refusalOf(staff, 'markSoldOut', { body: missing })).toMatchObject({ code: 'product_not_found' });
});
