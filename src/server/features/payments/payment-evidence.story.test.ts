import { expect, test } from 'vitest';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCook, aCustomer, aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press } from '#test/support/online-payments.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a disputed payment has a file: references, events, mails, accepted terms, and no card', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const soup = await aProduct(story.db);
  const staff = story.apiOf(await anAdmin(story.db));
  const { orderNumber, payUrl } = await placeOnline(story, { of: [soup], delivery: guest(1) });
  const params = { id: String(orderNumber) };
  // It has not arrived.
  expect(await refusalOf(staff, 'getPaymentEvidence', { params })).toMatchObject({ status: 404 });
  await press(story, payUrl ?? '', 'no_funds');
  await press(story, payUrl ?? '', 'pay');
  await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 1);
  await collectMails(story);

  const file = await staff('getPaymentEvidence', { params });
  expect(file).toMatchObject({
    orderNumber,
    termsVersion: expect.stringMatching(/./),
    attempts: [
      { isTest: true, providerRef: expect.any(String), reference: expect.stringContaining(`${orderNumber}-1`) },
    ],
  });
  expect(file.attempts[0]?.events.map(({ kind }) => kind)).toEqual(['started', 'declined', 'held', 'captured']);
  expect(file.mails.map(({ recipient }) => recipient)).toEqual([guest(1).email, guest(1).email]);
  const [stored] = await story.db.selectFrom('payment_attempts').select('masked_card').execute();
  expect(stored?.masked_card).toContain('4242');
  expect(JSON.stringify(file)).not.toContain('4242');

  const atDoor = await place(story.api, anOrder({ of: [soup], delivery: guest(2) }));
  const other = { params: { id: String(atDoor.orderNumber) } };
  expect(await refusalOf(staff, 'getPaymentEvidence', other)).toMatchObject({ code: 'order_not_found' });
});

test('managers read it; kitchen, guests and strangers do not', async () => {
  await using story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  await offerOnline(story);
  const soup = await aProduct(story.db);
  const { orderNumber, payUrl } = await placeOnline(story, { of: [soup], delivery: guest(1) });
  await press(story, payUrl ?? '', 'pay');
  const params = { id: String(orderNumber) };
  const manager = story.apiOf(await aManager(story.db));
  expect(await manager('getPaymentEvidence', { params })).toMatchObject({ orderNumber });
  for (const person of [await aCook(story.db), await aCustomer(story.db)]) {
    expect(await refusalOf(story.apiOf(person), 'getPaymentEvidence', { params })).toMatchObject({ status: 403 });
  }
  expect(await refusalOf(story.api, 'getPaymentEvidence', { params })).toMatchObject({ status: 401 });
});
