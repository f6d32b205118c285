import { expect, test } from 'vitest';
import { loadOrderingRules } from '#server/features/restaurant-facts/load-ordering-rules.ts';
import { anAdmin } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test.each([
  ['cash', ['cash']],
  ['card', ['card']],
  ['cash-card', ['cash', 'card', 'cash-card']],
  [
    ['cash', 'card'],
    ['cash', 'card'],
  ],
] as const)('%j offers %j, at the next request on every node', async (paymentMethods, offered) => {
  await using story = await testApp();
  await theRestaurant(story.db, { payments: ['card'] });
  const api = story.apiOf(await anAdmin(story.db));
  const other = story.second();
  const before = await other.api('getRestaurantVersion');
  await api('savePaymentMethods', { body: { paymentMethods: paymentMethods as 'cash' } });
  expect((await api('getPaymentMethods')).paymentMethods).toEqual(offered);
  expect(await other.api('getRestaurant')).toMatchObject({
    cashPayment: offered.some((name) => name === 'cash'),
    cardPayment: offered.some((name) => name === 'card'),
    cashAndCardPayment: offered.some((name) => name === 'cash-card'),
  });
  const isSame = offered.length === 1 && offered[0] === 'card';
  expect((await other.api('getRestaurantVersion')) > before).toBe(!isSame);
  expect((await loadOrderingRules(story.db, story.clock.now())).offeredPayments).toEqual(offered);
});

test('one way must stay', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const refused = await refusalOf(api, 'savePaymentMethods', { body: { paymentMethods: [] } });
  expect(refused).toMatchObject({
    status: 422,
    fields: { paymentMethods: 'Cel puțin o metodă de plată trebuie să rămână activă.' },
  });
  expect((await api('getPaymentMethods')).paymentMethods).toHaveLength(3);
});

test('two administrators: the second is told', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const api = story.apiOf(await anAdmin(story.db));
  const { version } = await api('getPaymentMethods');
  await api('savePaymentMethods', { body: { paymentMethods: 'card', version } });
  const refused = await refusalOf(api, 'savePaymentMethods', { body: { paymentMethods: 'cash', version } });
  expect(refused.code).toBe('changed_meanwhile');
});
