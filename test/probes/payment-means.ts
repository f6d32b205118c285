import type { Probe } from './probe.ts';

const STORY = `import { expect, test } from 'vitest';
import { orderFromWire } from '#contract/orders/codec.ts';
import { bani } from '#domain/money/bani.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { composeSlip, FIRST_SLIP } from '#domain/printing/compose-slip.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { anAdmin, aProduct } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

test('a new means is offered by the office, chosen by a guest, shown to everybody and counted by itself', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const owner = await anAdmin(story.db);
  const admin = story.apiOf(owner);
  await admin('savePaymentMethods', { body: { paymentMethods: ['cash', 'probe_voucher'] } });
  expect((await story.api('getRestaurant')).paymentWays).toEqual(['cash', 'probe_voucher']);

  const soup = await aProduct(story.db, { price: bani(2500) });
  const paymentParts = [{ means: 'probe_voucher' as const }];
  const body = anOrder({ of: [soup], orderPaymentEnumValue: 'CARD', paymentParts });
  const { orderNumber, accessToken } = await place(story.api, body);
  await admin('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });

  const [wire] = await admin('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(wire).toMatchObject({ orderPaymentOptions: 'CARD', cashAmount: 0, cardAmount: 25 });
  if (wire === undefined) throw new Error('The order is there');
  const order = orderFromWire(wire);
  expect(describePaymentForStaff(order)).toBe('Tichet de probă la ridicare');
  const slip = composeSlip('receipt', order, { at: order.placedAt, restaurant: null, ...FIRST_SLIP });
  expect(JSON.stringify(slip)).toContain('Tichet de probă la ridicare');
  const letters = (await collectMails(story)).map(({ text }) => text);
  expect(letters[0]).toContain('tichet de probă la ridicare');
  expect((await story.api('trackOrder', { params: { token: accessToken } })).order.paymentParts).toEqual([
    { means: 'probe_voucher', amount: 25 },
  ]);

  await admin('markAsDelivered', { body: { orderNumber, payment: { method: 'CARD', paymentParts } } });
  const day = await admin('getDayClose', { query: {} });
  expect(day.byMeans.find(({ means }) => means === 'probe_voucher')).toMatchObject({
    numberOfOrders: 1,
    received: 25,
    toCollect: 0,
  });
  const table = await story.request('/admin-service/export/orders', {}, owner);
  const [heading = '', row = ''] = (await table.text()).split('\\r\\n');
  const column = heading.split(';').indexOf('Tichet de probă (lei)');
  expect(row.split(';')[column]).toBe('25');
});
`;

/** A means of payment at the door, which guests choose. */
export const paymentMeans: Probe = {
  change: 'a means of payment at the door',
  limit: 4,
  edits: [
    {
      file: 'src/domain/orders/payment-means.ts',
      after:
        "    paysOnlyFood: true,\n    chosenBy: ['guest', 'telephone'],\n    takenBy: ['panel', 'courier'],\n  },\n",
      insert: `  probe_voucher: {
    label: 'Tichet de probă',
    saysWhere: true,
    ofAmount: 'cu tichete de probă',
    sumLabel: 'Suma cu tichete de probă',
    courierLabel: 'tichet de probă',
    paidLabel: null,
    when: 'at_door',
    isCash: false,
    paysOnlyFood: false,
    chosenBy: ['guest', 'telephone'],
    takenBy: ['panel', 'courier'],
  },
`,
    },
    {
      file: 'src/contract/orders/payment-on-wire.ts',
      after: "  meal_card: 'CARD',\n",
      insert: "  probe_voucher: 'CARD',\n",
    },
  ],
  generated: [],
  created: { 'test/probe-payment-means.story.test.ts': STORY },
};
