import { expect, test } from 'vitest';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCoupon, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { stock: 500 });
  const staff = story.apiOf(await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' }));
  return { story, soup, staff, [Symbol.asyncDispose]: story.close };
}

const stockOf = async ({ db }: TestApp, sizeId: number) =>
  (await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow()).stock;

test('a guest takes an order back: stock and coupon return, the kitchen stops ringing, the mail says whose wish it was', async () => {
  await using shop = await openShop();
  const { story, soup, staff } = shop;
  const { code } = await aCoupon(story.db);
  const body = anOrder({ of: [[soup, 3]], inputCouponPayloadBean: { coupon: code } });
  const { accessToken: token, orderNumber } = await place(story.api, body);
  expect(await stockOf(story, soup.sizeId)).toBe(497);
  expect((await story.api('trackOrder', { params: { token } })).mayCancel).toBe(true);

  const cancelled = await story.api('cancelOrder', { body: { token, reason: 'Am comandat de două ori' } });
  expect(cancelled).toMatchObject({
    mayCancel: false,
    isCancelledByGuest: true,
    order: { orderStatus: 'REJECTED', rejectionReason: 'Am comandat de două ori' },
  });
  expect(await stockOf(story, soup.sizeId)).toBe(500);
  expect((await staff('getAllOrders', { query: { status: 'NEW' } })).totalElements).toBe(0);
  const row = await story.db.selectFrom('orders').select(['rejection_stage']).executeTakeFirstOrThrow();
  expect(row.rejection_stage).toBe('cancelled');
  expect(await refusalOf(staff, 'confirmOrder', { body: { orderNumber, timeToPrepare: 30 } })).toMatchObject({
    code: 'already_decided',
    message: 'Comanda a fost deja anulată de client, la 12:00.',
  });
  // The coupon can be used again, and the second cancelling of the same order is too late.
  await place(story.api, { ...body, orderDetails: anOrder({ of: [soup] }).orderDetails }, 'another-order-key');
  expect(await refusalOf(story.api, 'cancelOrder', { body: { token } })).toMatchObject({
    status: 409,
    code: 'cancel_too_late',
  });
  const letters = await collectMails(story);
  expect(letters.map(({ subject }) => subject)).toContain(`Comanda nr. ${orderNumber} a fost anulată`);
});

test('after acceptance it is too late; the guest is not told who accepted', async () => {
  await using shop = await openShop();
  const { story, soup, staff } = shop;
  const { accessToken: token, orderNumber } = await place(story.api, anOrder({ of: [soup] }));
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  expect((await story.api('trackOrder', { params: { token } })).mayCancel).toBe(false);
  const refused = await refusalOf(story.api, 'cancelOrder', { body: { token } });
  expect(refused).toMatchObject({ status: 409, code: 'cancel_too_late' });
  expect(refused.message).not.toContain('Mara');
  expect(await refusalOf(story.api, 'cancelOrder', { body: { token: 'x'.repeat(43) } })).toMatchObject({ status: 404 });
});

test('where the restaurant does not allow it the guest is asked to call', async () => {
  await using shop = await openShop();
  const { story, soup } = shop;
  const admin = story.apiOf(await anAdmin(story.db));
  const { version, ...rules } = await admin('getGuestRules');
  expect(rules).toEqual({ guestsMayCancel: true, seats: null, stayMinutes: 120 });
  await admin('saveGuestRules', { body: { ...rules, guestsMayCancel: false, version } });
  const { accessToken: token } = await place(story.api, anOrder({ of: [soup] }));
  expect((await story.api('trackOrder', { params: { token } })).mayCancel).toBe(false);
  expect(await refusalOf(story.api, 'cancelOrder', { body: { token } })).toMatchObject({ code: 'cancel_not_offered' });
  expect(await refusalOf(admin, 'saveGuestRules', { body: { ...rules, version } })).toMatchObject({
    code: 'changed_meanwhile',
  });
});

test('of a guest who cancels and a kitchen that accepts one wins, forty times; every piece is where it belongs', async () => {
  await using shop = await openShop();
  const { story, soup, staff } = shop;
  const other = story.second();
  const placed = [];
  for (let index = 0; index < 40; index += 1) {
    placed.push(await place(story.api, anOrder({ of: [soup], delivery: guest(index) })));
  }
  const ends = await Promise.all(
    placed.map(async ({ accessToken: token, orderNumber }, index) => {
      const cancel = () => other.api('cancelOrder', { body: { token } });
      const accept = () => staff('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
      const both = index % 2 === 0 ? [cancel, accept] : [accept, cancel];
      const settled = await Promise.allSettled(both.map((step) => step()));
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      return (await story.api('trackOrder', { params: { token } })).order.orderStatus;
    }),
  );
  const cancelledOnes = ends.filter((status) => status === 'REJECTED').length;
  expect(ends.every((status) => status === 'REJECTED' || status === 'CONFIRMED')).toBe(true);
  expect(await stockOf(story, soup.sizeId)).toBe(500 - 40 + cancelledOnes);
});

test('pressed ten times at once it is cancelled once', async () => {
  await using shop = await openShop();
  const { story, soup } = shop;
  const { accessToken: token } = await place(story.api, anOrder({ of: [[soup, 2]] }));
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, () => story.api('cancelOrder', { body: { token } })),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(story, soup.sizeId)).toBe(500);
});
