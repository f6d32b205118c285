import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, aProduct, aPromotion } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db);
  const pizza = await aProduct(story.db, { name: 'Pizza Quattro', extras: [{ name: 'Mozzarella', price: bani(500) }] });
  const soup = await aProduct(story.db, { name: 'Ciorbă de burtă' });
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const staff = story.apiOf(mara);
  const { id } = await staff('saveIngredient', {
    body: {
      name: '  mozzarella ',
      changes: [
        { target: { kind: 'size', sizeId: pizza.sizeId }, effect: 'closes' },
        { target: { kind: 'extra', name: 'MOZZARELLA' }, effect: 'closes' },
      ],
    },
  });
  return { story, staff, pizza, soup, id, [Symbol.asyncDispose]: story.close };
}

test('an ingredient that ran out closes all that needs it on every node, says why, and comes back by itself', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, pizza, soup, id } = kitchen;
  const other = story.second();
  const shown = (of: number) => other.api('getProduct', { params: { id: of } });
  expect(await shown(pizza.id)).toMatchObject({ outOfStock: false });
  const subject = { kind: 'ingredient', ingredientId: id } as const;
  const { message } = await staff('markSoldOut', { body: { subject, until: 'tomorrow' } });
  expect(message).toBe('Stoc epuizat: mozzarella.');
  expect(await shown(pizza.id)).toMatchObject({
    outOfStock: true,
    available: true,
    dimensions: [{ orderable: false, soldOut: true, ranOutOf: ['mozzarella'] }],
    extraIngredientsBeans: [{ name: 'Mozzarella', soldOut: true, ranOutOf: ['mozzarella'] }],
  });
  expect(await shown(soup.id)).toMatchObject({ outOfStock: false });
  expect(await refusalOf(story.api, 'placeOrder', { body: anOrder({ of: [pizza] }) })).toMatchObject({
    status: 409,
    code: 'not_enough_stock',
    message: 'Stoc epuizat: Pizza Quattro (300 g) (nu mai avem mozzarella).',
  });
  expect((await staff('getSoldOut')).content).toMatchObject([{ subject, title: 'mozzarella', by: 'Mara Ionescu' }]);

  story.clock.set('2026-11-21T10:00:00+02:00');
  expect(await shown(pizza.id)).toMatchObject({ outOfStock: false });
  await place(story.api, anOrder({ of: [pizza] }));
});

test('an option that needs it closes with it, says why, and is listed with what needs it', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, pizza, id } = kitchen;
  const [groupId = 0] = await giveOptionGroups(story.db, pizza.id, [
    { name: 'Topping', options: [{ name: 'Dublă mozzarella', price: bani(600) }, { name: 'Ton' }] },
  ]);
  const { options } = await staff('getOptionGroup', { params: { id: groupId } });
  const target = { kind: 'option', optionId: options[0]?.id ?? 0 } as const;
  await staff('saveIngredient', { body: { id, changes: [{ target, effect: 'closes' }] } });
  expect((await staff('getIngredients')).ingredients[0]?.uses).toContainEqual({
    target,
    effect: 'closes',
    title: 'Dublă mozzarella (Topping)',
  });
  await staff('markSoldOut', { body: { subject: { kind: 'ingredient', ingredientId: id }, until: 'tomorrow' } });
  const shown = async () => (await story.api('getProduct', { params: { id: pizza.id } })).optionGroups[0]?.options;
  expect(await shown()).toMatchObject([{ soldOut: true, ranOutOf: ['mozzarella'] }, { soldOut: false }]);
  story.clock.set('2026-11-21T10:00:00+02:00');
  expect(await shown()).toMatchObject([{ soldOut: false }, { soldOut: false }]);
  const gone = { kind: 'option', optionId: 999_999 } as const;
  const refused = await refusalOf(staff, 'saveIngredient', {
    body: { id, changes: [{ target: gone, effect: 'closes' }] },
  });
  expect(refused.status).toBe(422);
});

test('a dish that is made without it is sold all the same, and says so from the menu to the order', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup, id } = kitchen;
  const target = { kind: 'product', productId: soup.id } as const;
  await staff('saveIngredient', { body: { id, changes: [{ target, effect: 'left_out' }] } });
  await staff('markSoldOut', { body: { subject: { kind: 'ingredient', ingredientId: id }, until: 'tomorrow' } });
  expect(await story.api('getProduct', { params: { id: soup.id } })).toMatchObject({
    outOfStock: false,
    dimensions: [{ orderable: true, leftOut: ['mozzarella'] }],
  });
  const { accessToken, orderNumber } = await place(story.api, anOrder({ of: [soup] }));
  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  const without = { name: 'fără mozzarella', price: 0, isLeftOut: true };
  expect(order.productInformationList[0]?.dimensionOrders[0]?.extraIngredientsBeanList).toEqual([without]);
  const quote = { products: [{ productId: soup.id, sizeId: soup.sizeId, quantity: 2 }] };
  expect(await staff('quoteChange', { body: { orderNumber, content: quote } })).toMatchObject({ problem: null });
  await staff('markBack', { body: { subject: { kind: 'ingredient', ingredientId: id } } });
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order).toMatchObject({
    productInformationList: [{ dimensionOrders: [{ extraIngredientsBeanList: [without] }] }],
  });
});

test('a bundle that needs it is not offered, and one that waits in a cart is refused', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup, id } = kitchen;
  const promotion = await aPromotion(story.db, { name: 'Prânzul', sets: [{ options: [soup] }] });
  const target = { kind: 'bundle', promotionId: promotion.id } as const;
  await staff('saveIngredient', { body: { id, changes: [{ target, effect: 'closes' }] } });
  const productBeans = [{ productId: soup.id, dimensionId: soup.sizeId }];
  const orderPromotionDetails = [{ promotionId: promotion.id, quantity: 1, productBeans }];
  await place(story.api, anOrder({ of: [], orderPromotionDetails }));
  await staff('markSoldOut', { body: { subject: { kind: 'ingredient', ingredientId: id }, until: 'tomorrow' } });
  expect((await story.api('getPromotions')).content).toEqual([]);
  expect(
    await refusalOf(story.api, 'placeOrder', { body: anOrder({ of: [], orderPromotionDetails, delivery: guest(2) }) }),
  ).toMatchObject({
    status: 409,
    code: 'bundle_unavailable',
  });
});

test('back by hand, untick and deletion open again what it closed', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, pizza, id } = kitchen;
  const isOut = async () => (await story.api('getProduct', { params: { id: pizza.id } })).outOfStock;
  const subject = { kind: 'ingredient', ingredientId: id } as const;
  const target = { kind: 'size', sizeId: pizza.sizeId } as const;
  await staff('markSoldOut', { body: { subject, until: 'back' } });
  expect(await isOut()).toBe(true);
  await staff('saveIngredient', { body: { id, changes: [{ target, effect: null }] } });
  expect(await isOut()).toBe(false);
  await staff('saveIngredient', { body: { id, changes: [{ target, effect: 'closes' }] } });
  expect(await isOut()).toBe(true);
  await staff('markBack', { body: { subject } });
  expect(await isOut()).toBe(false);
  await staff('markSoldOut', { body: { subject, until: 'back' } });
  await staff('deleteIngredient', { params: { id } });
  expect(await isOut()).toBe(false);
  expect((await staff('getIngredients')).ingredients).toEqual([]);
  const changes = await story.db.selectFrom('changes').select(['title', 'action', 'fields']).orderBy('id').execute();
  expect(changes.map(({ title, action }) => [title, action])).toEqual([
    ['Ingredient: mozzarella', 'created'],
    ['Ingredient: mozzarella', 'updated'],
    ['Ingredient: mozzarella', 'updated'],
    ['Ingredient: mozzarella', 'updated'],
    ['Ingredient: mozzarella', 'updated'],
    ['Ingredient: mozzarella', 'updated'],
    ['Ingredient: mozzarella', 'deleted'],
  ]);
  expect(changes[2]?.fields).toEqual([
    { name: 'Fără el nu se vând', before: 'Pizza Quattro (300 g), Mozzarella', after: 'Mozzarella' },
  ]);
});

test('two forms tick different dishes and both stand; names are compared, unknown things refused', async () => {
  await using kitchen = await openKitchen();
  const { staff, pizza, soup, id } = kitchen;
  const save = (productId: number, effect: 'closes' | 'left_out') =>
    staff('saveIngredient', { body: { id, changes: [{ target: { kind: 'product', productId }, effect }] } });
  await Promise.all([save(pizza.id, 'left_out'), save(soup.id, 'closes')]);
  const [stored] = (await staff('getIngredients')).ingredients;
  expect(stored?.uses.map(({ title, effect }) => [title, effect])).toEqual([
    ['Ciorbă de burtă', 'closes'],
    ['Pizza Quattro', 'left_out'],
    ['Pizza Quattro (300 g)', 'closes'],
    ['Mozzarella', 'closes'],
  ]);
  const fieldsOf = async (body: NonNullable<CallInput<'saveIngredient'>['body']>) => {
    const refused = await refusalOf(staff, 'saveIngredient', { body });
    return [refused.status, Object.keys(refused.fields ?? {})];
  };
  const unknown = { target: { kind: 'product', productId: 999_999 }, effect: 'closes' } as const;
  expect(await fieldsOf({ name: 'MOZZARELLA' })).toEqual([422, ['name']]);
  expect(await fieldsOf({ name: ' ' })).toEqual([422, ['name']]);
  expect(await fieldsOf({ id, changes: [unknown] })).toEqual([422, ['changes.0']]);
  expect(await refusalOf(staff, 'saveIngredient', { body: { id: 999, changes: [] } })).toMatchObject({ status: 404 });
  expect(await refusalOf(staff, 'deleteIngredient', { params: { id: 999 } })).toMatchObject({ status: 404 });
});
