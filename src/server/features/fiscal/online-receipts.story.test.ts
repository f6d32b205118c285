/** The register's receipt of what is paid online, at acceptance or at the hand-over as the owner chose: one for each order whose money was taken. */
import { describe, expect, test } from 'vitest';
import { aFiscalShop, REGISTER } from '#test/support/a-fiscal-shop.ts';
import { guest } from '#test/support/an-order.ts';
import { anAdmin } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press, switchOn } from '#test/support/online-payments.ts';

async function aShop(onlineMoment: 'acceptance' | 'handover' | 'never') {
  const shop = await aFiscalShop({ onlineMoment, paymentCodes: { ...REGISTER.paymentCodes, card_online: '2' } });
  const { story, panel, soup } = shop;
  await offerOnline(story);
  await story.db.updateTable('services').set({ maximum_advance_minutes: 20_000 }).execute();
  const office = story.apiOf(await anAdmin(story.db));
  let guests = 100;
  const isMade = async () => (await story.db.selectFrom('fiscal_receipts').select('id').execute()).length > 0;
  return {
    ...shop,
    office,
    isMade,
    /** Paid by the guest, and held or taken; not accepted yet. */
    async paidOnline(delivery: object = {}) {
      guests += 1;
      const placed = await placeOnline(story, { of: [soup], delivery: { ...guest(guests), ...delivery } });
      await press(story, placed.payUrl ?? '', 'pay');
      return placed.orderNumber;
    },
    accept: (orderNumber: number) => panel('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } }),
    deliver: (orderNumber: number, payment?: { readonly method: 'CASH' }) =>
      panel('markAsDelivered', { body: { orderNumber, ...(payment && { payment }) } }),
    async change(orderNumber: number, quantity: number) {
      const [details] = await panel('getStaffOrderDetails', { params: { id: String(orderNumber) } });
      const content = { products: [{ productId: soup.id, sizeId: soup.sizeId, quantity }] };
      const { version = 0 } = details ?? {};
      const expectedPayable = 30 * quantity;
      return panel('changeOrder', {
        body: { orderNumber, content, reason: 'A sunat.', expectedVersion: version, expectedPayable },
      });
    },
    refundAll: (orderNumber: number) =>
      office('refundPayment', { body: { orderNumber, amount: 30, reason: 'Nu a ajuns.' } }),
    [Symbol.asyncDispose]: story.close,
  };
}

const CARD = { code: '2', amount: 3_000 };
const NEXT_WEEK = { asSoonAsPossible: false, chosenOrderDate: '2026-11-27T18:00' };

describe('at acceptance', () => {
  test('money that is held is on paper once it was taken, and not again at the hand-over', async () => {
    await using shop = await aShop('acceptance');
    const { story } = shop;
    const orderNumber = await shop.paidOnline();
    expect(await shop.isMade()).toBe(false);
    await shop.accept(orderNumber);
    expect(await shop.isMade()).toBe(false);
    await afterMinutes(story, 0);
    await shop.turn();
    expect(shop.register.paper).toMatchObject([{ payments: [CARD] }]);
    await shop.deliver(orderNumber);
    await afterMinutes(story, 1);
    expect(await shop.turn()).toBeNull();
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', hasOtherPayment: false });
  });

  test('money that was taken at the order is on paper when the order is accepted', async () => {
    await using shop = await aShop('acceptance');
    const orderNumber = await shop.paidOnline(NEXT_WEEK);
    expect(await shop.isMade()).toBe(false);
    await shop.accept(orderNumber);
    await shop.turn();
    expect(shop.register.paper).toMatchObject([{ payments: [CARD] }]);
  });

  test('a hold that was lost has no receipt: what is received at the door has one', async () => {
    await using shop = await aShop('acceptance');
    const { story } = shop;
    const orderNumber = await shop.paidOnline();
    await story.db.updateTable('trial_payments').set({ state: 'closed' }).execute();
    await shop.accept(orderNumber);
    await afterMinutes(story, 0);
    expect(await shop.isMade()).toBe(false);
    await shop.deliver(orderNumber, { method: 'CASH' });
    await shop.turn();
    expect(shop.register.paper).toMatchObject([{ payments: [{ code: '1', amount: 3_000 }] }]);
  });

  test('a change before it is on paper: what is added is paid at the door, and one receipt has both', async () => {
    await using shop = await aShop('acceptance');
    const { story } = shop;
    const orderNumber = await shop.paidOnline();
    await shop.accept(orderNumber);
    await afterMinutes(story, 0);
    expect(await shop.isMade()).toBe(true);
    await shop.change(orderNumber, 2);
    expect(await shop.turn()).toBeNull();
    await shop.deliver(orderNumber, { method: 'CASH' });
    await shop.turn();
    expect(shop.register.paper).toMatchObject([{ payments: [CARD, { code: '1', amount: 3_000 }] }]);
    expect(await shop.turn()).toBeNull();
  });

  test('a change after it is on paper is shown beside it, and no second one is made', async () => {
    await using shop = await aShop('acceptance');
    const { story } = shop;
    const orderNumber = await shop.paidOnline();
    await shop.accept(orderNumber);
    await afterMinutes(story, 0);
    await shop.turn();
    await shop.change(orderNumber, 2);
    await shop.deliver(orderNumber, { method: 'CASH' });
    expect(await shop.turn()).toBeNull();
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', hasOtherPayment: true });
  });

  test.each(['rejected', 'refunded'] as const)('an order that is %s before it is on paper has none', async (how) => {
    await using shop = await aShop('acceptance');
    const { story, panel } = shop;
    const orderNumber = await shop.paidOnline();
    await shop.accept(orderNumber);
    await afterMinutes(story, 0);
    expect(await shop.isMade()).toBe(true);
    if (how === 'rejected') await panel('rejectOrder', { body: { orderNumber, reason: 'S-a stricat cuptorul.' } });
    else await shop.refundAll(orderNumber);
    await afterMinutes(story, 0);
    expect(await shop.turn()).toBeNull();
    expect(await shop.isMade()).toBe(false);
  });

  test.each(['rejected', 'refunded'] as const)(
    'an order that is %s afterwards keeps its receipt, for the accountant',
    async (how) => {
      await using shop = await aShop('acceptance');
      const { story, panel } = shop;
      const orderNumber = await shop.paidOnline();
      await shop.accept(orderNumber);
      await afterMinutes(story, 0);
      await shop.turn();
      if (how === 'rejected') await panel('rejectOrder', { body: { orderNumber, reason: 'S-a stricat cuptorul.' } });
      else await shop.refundAll(orderNumber);
      await afterMinutes(story, 0);
      expect(await shop.turn()).toBeNull();
      expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '1' });
    },
  );
});

test('at the hand-over: money that is taken only afterwards is on paper then', async () => {
  await using shop = await aShop('handover');
  const { story } = shop;
  const orderNumber = await shop.paidOnline();
  await switchOn(story, { call: 'capture', fault: 'lost_before' });
  await shop.accept(orderNumber);
  await afterMinutes(story, 0);
  await shop.deliver(orderNumber);
  expect(await shop.isMade()).toBe(false);
  await afterMinutes(story, 2);
  await shop.turn();
  expect(shop.register.paper).toMatchObject([{ payments: [CARD] }]);
  expect(await shop.turn()).toBeNull();
});

test('where the owner wants none, neither acceptance nor hand-over makes one', async () => {
  await using shop = await aShop('never');
  const { story } = shop;
  const orderNumber = await shop.paidOnline();
  await shop.accept(orderNumber);
  await afterMinutes(story, 0);
  await shop.deliver(orderNumber);
  expect(await shop.isMade()).toBe(false);
});
