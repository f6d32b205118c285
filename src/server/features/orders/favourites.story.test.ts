/** What an account orders again and again (docs/decisions/0249). */
import { expect, test } from 'vitest';
import type { NamedApi } from '#contract/named-api.ts';
import { FAVOURITES_LOOK_BACK } from '#domain/cart/find-favourites.ts';
import { anOrder, guest, type Orderable, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, aProduct } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';

const PASSWORD = 'Covrig#Plimba7';
const passwordHash = await hashPassword(PASSWORD);

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const [soup, pizza, water] = [await aProduct(story.db), await aProduct(story.db), await aProduct(story.db)];
  const staff = story.apiOf(await aManager(story.db));
  let guests = 0;
  /** Each order is another one, minutes after the one before, by another phone: none is the same again, none too many. */
  const order = async (api: NamedApi, of: readonly Orderable[]) => {
    story.clock.advanceMinutes(30);
    guests += 1;
    const { orderNumber } = await place(api, anOrder({ of, delivery: guest(guests) }));
    await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
    return orderNumber;
  };
  return { story, staff, soup, pizza, water, order, [Symbol.asyncDispose]: story.close };
}

const favouritesOf = async (api: NamedApi) => (await api('getFavourites')).productIds;

test('a dish of two orders of the account is a favourite; another’s orders and a guest’s are not read', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, pizza, water, order } = kitchen;
  const ana = story.apiOf(await aCustomer(story.db));
  const ion = story.apiOf(await aCustomer(story.db));
  expect(await favouritesOf(ana)).toEqual([]);
  await order(ana, [soup, water]);
  await order(ion, [pizza, water]);
  await order(story.api, [soup, water]);
  expect(await favouritesOf(ana)).toEqual([]);
  await order(ana, [pizza, soup]);
  await order(ana, [soup, water]);
  expect(await favouritesOf(ana)).toEqual([soup.id, water.id]);
  expect(await favouritesOf(ion)).toEqual([]);
  expect(await refusalOf(story.api, 'getFavourites')).toMatchObject({ status: 401 });
});

test('what was rejected or cancelled was not eaten: it does not count', async () => {
  await using kitchen = await openKitchen();
  const { story, staff, soup, order } = kitchen;
  const ana = story.apiOf(await aCustomer(story.db));
  await order(ana, [soup]);
  const second = await order(ana, [soup]);
  expect(await favouritesOf(ana)).toEqual([soup.id]);
  await staff('rejectOrder', { body: { orderNumber: second, reason: 'Închis' } });
  expect(await favouritesOf(ana)).toEqual([]);
  story.clock.advanceMinutes(30);
  const { accessToken } = await place(ana, anOrder({ of: [soup] }));
  expect(await favouritesOf(ana)).toEqual([soup.id]);
  await story.api('cancelOrder', { body: { token: accessToken } });
  expect(await favouritesOf(ana)).toEqual([]);
});

test('tastes change: only the last orders are read', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, pizza, order } = kitchen;
  const ana = story.apiOf(await aCustomer(story.db));
  for (let again = 0; again < 2; again += 1) await order(ana, [pizza]);
  for (let again = 0; again < FAVOURITES_LOOK_BACK - 2; again += 1) await order(ana, [soup]);
  expect(await favouritesOf(ana)).toEqual([soup.id, pizza.id]);
  await order(ana, [soup]);
  expect(await favouritesOf(ana)).toEqual([soup.id]);
});

test('a deleted account takes its favourites with it: the same mailbox begins with none', async () => {
  await using kitchen = await openKitchen();
  const { story, soup, staff, order } = kitchen;
  const email = 'ana@exemplu.ro';
  const ana = story.apiOf(await aCustomer(story.db, { email, passwordHash }));
  for (const orderNumber of [await order(ana, [soup]), await order(ana, [soup])]) {
    await staff('markAsDelivered', { body: { orderNumber } });
  }
  expect(await favouritesOf(ana)).toEqual([soup.id]);
  await ana('deleteAccount', { body: { password: PASSWORD } });
  expect(await refusalOf(ana, 'getFavourites')).toMatchObject({ status: 401 });
  expect(await favouritesOf(story.apiOf(await aCustomer(story.db, { email })))).toEqual([]);
});
