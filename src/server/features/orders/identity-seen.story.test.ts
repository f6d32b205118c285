/** Alcohol is handed over after the identity document was seen; what was ticked is kept with the order. */
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const panel = story.apiOf(await anAdmin(story.db));
  const wine = await aProduct(story.db, { name: 'Vin', price: bani(4000), isAgeRestricted: true });
  const soup = await aProduct(story.db, { name: 'Supă', price: bani(2000) });
  let pieces = 0;
  const accept = async (product: typeof wine) => {
    pieces += 1;
    const { orderNumber, trackingPath } = await place(
      story.api,
      anOrder({ of: [[product, pieces]], declaredAdult: true }),
    );
    await panel('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    return { orderNumber, token: trackingPath.slice(trackingPath.lastIndexOf('/') + 1) };
  };
  return { story, panel, wine, soup, accept, [Symbol.asyncDispose]: story.close };
}

test('the tick is kept in the order and its history; the documented call without it succeeds as not seen', async () => {
  await using shop = await openShop();
  const { story, panel, wine, soup, accept } = shop;
  const seen = await accept(wine);
  const { order } = await panel('markAsDelivered', {
    body: { orderNumber: seen.orderNumber, payment: { method: 'CASH' }, identitySeen: true },
  });
  expect(order).toMatchObject({ identitySeen: true });
  expect(order.timeline.at(-1)?.note).toContain('actul de identitate a fost văzut');

  const documented = await accept(wine);
  const unasked = await panel('markAsDelivered', { body: { deliveredOrderNumber: documented.orderNumber } });
  expect(unasked.order).toMatchObject({ orderStatus: 'DELIVERED', identitySeen: false });
  expect(unasked.order.timeline.at(-1)?.note).toBe('actul de identitate nu a fost bifat ca văzut');

  const food = await accept(soup);
  const plain = await panel('markAsDelivered', { body: { orderNumber: food.orderNumber, identitySeen: true } });
  expect(plain.order).toMatchObject({ identitySeen: null });
  expect(plain.order.timeline.at(-1)?.note).toBe('');

  const told = await story.api('trackOrder', { params: { token: documented.token } });
  expect(told.order.identitySeen).toBeNull();
  expect(told.order.timeline.map(({ note }) => note).join()).not.toContain('identitate');
});
