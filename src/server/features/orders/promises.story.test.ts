import { expect, test } from 'vitest';
import { trackOrder } from '#contract/orders/client.ts';
import { mailServices } from '#server/features.ts';
import type { OutgoingMail } from '#server/platform/mail/mailer.ts';
import { sendMail } from '#server/platform/mail/send-mail.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { refusalOf, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openKitchen() {
  const story = await testApp();
  await theRestaurant(story.db, {
    services: { pickup: { minimumAdvanceMinutes: 30 }, delivery: { minimumAdvanceMinutes: 30 } },
  });
  const soup = await aProduct(story.db);
  const staff = story.apiOf(await aManager(story.db));
  return { ...story, soup, staff, [Symbol.asyncDispose]: story.close };
}

test('an order that takes longer by now than its guest was shown is refused with the hour, and taken after the yes', async () => {
  await using kitchen = await openKitchen();
  const { api, staff, soup } = kitchen;
  const village = await aZone(kitchen.db, { city: 'Sâncel', extraMinutes: 20 });
  const delivery = aDelivery(village.code, guest(1));
  const order = { ...anOrder({ of: [soup], delivery }), idempotencyKey: 'one-guest-one-order' };
  await staff('setBusyMode', { body: { extraMinutes: 10, length: '60' } });
  expect(await refusalOf(api, 'placeOrder', { body: { ...order, expectedMinutes: 50 } })).toMatchObject({
    status: 409,
    code: 'promise_later',
    message:
      'Între timp s-a aglomerat: comanda ar fi gata azi, la 13:00 (~60 min în loc de ~50 min). Dacă e bine așa, trimite din nou.',
    fields: { 'deliveryDetailsBean.chosenOrderDate': expect.any(String) },
  });
  const placed = await place(api, { ...order, expectedMinutes: 60 });
  // The answer was lost, and the page shows other minutes: still the same order.
  expect((await place(api, { ...order, expectedMinutes: 65 })).orderNumber).toBe(placed.orderNumber);
  const [{ told_at: told } = { told_at: null }] = await kitchen.db.selectFrom('orders').select('told_at').execute();
  expect(told?.toISOString()).toBe('2026-11-20T11:00:00.000Z');
});

test.each([
  ['five minutes more are the same promise', { expectedMinutes: 25 }],
  ['less is no reason to ask', { expectedMinutes: 90 }],
  ['a client that does not say is not asked', {}],
])('%s', async (_, said) => {
  await using kitchen = await openKitchen();
  await place(kitchen.api, anOrder({ of: [kitchen.soup], ...said }));
});

test('the administrator reads how often the first promise was kept, and honestly where too few orders tell', async () => {
  await using kitchen = await openKitchen();
  const { api, staff, soup } = kitchen;
  const office = kitchen.apiOf(await anAdmin(kitchen.db));
  expect(await office('getKeptPromises')).toEqual({ days: 30, promised: 0, measured: 0, kept: 0, percent: null });
  for (let index = 0; index < 12; index += 1) {
    const { orderNumber } = await place(api, anOrder({ of: [soup], delivery: guest(index) }));
    await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
    kitchen.clock.advanceMinutes(index < 9 ? 20 : 30);
    if (index < 10) await staff('changeStage', { body: { orderNumber, stage: 'ready' } });
    if (index === 8) expect((await office('getKeptPromises')).percent).toBeNull();
  }
  expect(await office('getKeptPromises')).toEqual({ days: 30, promised: 12, measured: 10, kept: 9, percent: 90 });
  const longAgo = new Date('2026-10-01T10:00:00Z');
  await kitchen.db.updateTable('orders').set({ placed_at: longAgo, accepted_at: longAgo }).execute();
  expect(await office('getKeptPromises')).toMatchObject({ promised: 0, percent: null });
});

test('a waiting guest reads how long an answer usually takes, once ten orders tell', async () => {
  await using kitchen = await openKitchen();
  const { api, staff, soup } = kitchen;
  const { orderNumber: waiting, accessToken } = await place(api, anOrder({ of: [soup], delivery: guest(1) }));
  const read = async () => (await trackOrder(api, accessToken)).answerMinutes;
  for (let index = 0; index < 10; index += 1) {
    expect(await read()).toBeNull();
    const { orderNumber } = await place(api, anOrder({ of: [soup], delivery: guest(index + 2) }));
    kitchen.clock.advanceMinutes(index === 5 ? 40 : 2);
    await staff('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  }
  expect(await read()).toBe(2);
  await staff('confirmOrder', { body: { orderNumber: waiting, timeToPrepare: 20 } });
  expect(await read()).toBeNull();
});

test('a promise that is later than was told is said to the guest with both hours, another one is not', async () => {
  await using kitchen = await openKitchen();
  const { api, staff, soup } = kitchen;
  const letterFor = async (timeToPrepare: number | null, order: Parameters<typeof anOrder>[0]) => {
    const mails: OutgoingMail[] = [];
    const placed = await place(api, anOrder(order));
    await staff('confirmOrder', { body: { orderNumber: placed.orderNumber, timeToPrepare } });
    const { id } = await kitchen.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow();
    const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
    await sendMail(mailServices(kitchen.services, mailer), { kind: 'order_accepted', orderId: id });
    const { order: tracked } = await trackOrder(api, placed.accessToken);
    return { text: mails[0]?.text.replaceAll(/\s+/g, ' '), toldAt: tracked.toldAt };
  };
  const later = await letterFor(55, { of: [soup], delivery: guest(1) });
  expect(later.text).toContain(
    'Înainte de comandă îți spusesem 12:30, acum promitem 12:55. Dacă nu îți convine, sună-ne la 0258 000 100 și renunți gratuit.',
  );
  expect(later.toldAt).toBe(Date.parse('2026-11-20T10:30:00Z'));
  expect((await letterFor(30, { of: [soup], delivery: guest(2) })).text).not.toContain('îți spusesem');
  const chosen = { ...guest(3), asSoonAsPossible: false, chosenOrderDate: '2026-11-20T13:00' };
  expect((await letterFor(90, { of: [soup], delivery: chosen })).text).toContain(
    'Ai cerut ora 13:00, acum promitem 13:30.',
  );
});
