/** The money of a day, compared on a real database: orders, receipts, payments online, a provider's file, counted cash. */
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aManager, anAdmin, aProduct } from '#test/support/factories.ts';
import { afterMinutes, offerOnline, placeOnline, press } from '#test/support/online-payments.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const DAY = '2026-11-20';

async function aShop(story: TestApp) {
  await theRestaurant(story.db);
  await offerOnline(story);
  const soup = await aProduct(story.db, { price: bani(6000), boxPrice: bani(0) });
  const office = story.apiOf(await anAdmin(story.db, { firstName: 'Mara', lastName: 'Ionescu' }));
  let guests = 0;
  const sell = async (method: 'CASH' | 'CARD' | null = 'CASH') => {
    guests += 1;
    const { orderNumber } = await place(story.api, anOrder({ of: [soup], delivery: guest(guests) }));
    await office('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
    await office('markAsDelivered', { body: { orderNumber, ...(method === null ? {} : { payment: { method } }) } });
    return orderNumber;
  };
  const match = async (date = DAY) => office('getDayMatch', { query: { date } });
  const differencesOf = async (date = DAY) =>
    (await match(date)).differences.map(({ kind, reason, orderNumber, expected, found }) => [
      kind,
      reason,
      orderNumber,
      expected,
      found,
    ]);
  return { soup, office, sell, match, differencesOf };
}

const csv = (lines: readonly string[], name = 'decont.csv') =>
  new File(
    [`created_utc,reporting_category,currency,gross,fee,payment_intent_id,attempt\n${lines.join('\n')}\n`],
    name,
  );

test('counted cash: a clean day, then a count that one order explains; yesterday is on the first page', async () => {
  await using story = await testApp();
  const { office, sell, match, differencesOf } = await aShop(story);
  const first = await sell();
  await sell('CARD');
  expect(await match()).toMatchObject({ differences: [], isDrawerCounted: false, numberOfOrders: 2, files: [] });
  await office('saveDrawerCount', { body: { date: DAY, counted: 60 } });
  expect(await match()).toMatchObject({ differences: [], isDrawerCounted: true });
  await office('saveDrawerCount', { body: { date: DAY, counted: 0 } });
  expect(await differencesOf()).toEqual([['drawer', 'card_instead_of_cash', first, 60, 0]]);

  expect((await office('getToday')).numberOfMoneyDifferences).toBe(0);
  story.clock.advanceMinutes(24 * 60);
  expect((await office('getToday')).numberOfMoneyDifferences).toBe(1);
  await office('saveDrawerCount', { body: { date: DAY, counted: 60 } });
  expect((await office('getToday')).numberOfMoneyDifferences).toBe(0);
});

test('receipts: one that is missing, one with other means, one that came out twice', async () => {
  await using story = await testApp();
  const { sell, match, differencesOf } = await aShop(story);
  await story.db
    .insertInto('fiscal_settings')
    .values({
      ...{ on_since: new Date('2026-11-01'), dialect: 'fiscalnet', name_letters: 36, vat_groups: '{}' },
      ...{ payment_codes: '{}', deposit_group: '', department: '', deposit_department: '', online_moment: 'handover' },
    })
    .execute();
  const [missing, moved, twice, right] = [await sell(), await sell(), await sell(), await sell()];
  const orderIds = await story.db
    .selectFrom('orders')
    .select(['id', 'number', 'payment_parts'])
    .orderBy('id')
    .execute();
  for (const { id, number, payment_parts } of orderIds) {
    if (number === missing) continue;
    const parts = number === moved ? [{ means: 'card', amount: 6000 }] : payment_parts;
    await story.db
      .updateTable('fiscal_receipts')
      .set({
        ...{ state: 'printed', number: '7', second_number: number === twice ? '8' : '', attempts: 1 },
        ...{ given_at: new Date('2026-11-20T12:00:00Z'), payment_parts: JSON.stringify(parts) },
      })
      .where('order_id', '=', id)
      .execute();
  }
  expect(await differencesOf()).toEqual([
    ['receipt_missing', 'receipt_waits', missing, 60, 0],
    ['receipt_other_means', 'payment_corrected_after', moved, 60, 60],
    ['receipt_twice', 'printed_again', twice, 60, 120],
  ]);
  expect((await match()).numberOfReceipts).toBe(4);
  await story.db.deleteFrom('fiscal_receipts').execute();
  expect((await differencesOf()).map(([kind, reason]) => [kind, reason])).toEqual(
    [missing, moved, twice, right].map(() => ['receipt_missing', 'receipt_not_made']),
  );
});

test('a provider’s file: read once, refused by line, and compared with the payments online', async () => {
  await using story = await testApp();
  const { soup, office, match, differencesOf } = await aShop(story);
  const { orderNumber, payUrl } = await placeOnline(story, { of: [soup] });
  await press(story, payUrl ?? '', 'pay');
  await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await afterMinutes(story, 0);
  await office('markAsDelivered', { body: { orderNumber } });
  // The provider inside the shop has no file: its payment becomes one of a provider that does.
  await story.db.updateTable('payment_attempts').set({ provider: 'stripe' }).execute();
  expect(await differencesOf()).toEqual([]);
  const { reference } = await story.db.selectFrom('payment_attempts').select('reference').executeTakeFirstOrThrow();

  const upload = (lines: readonly string[]) =>
    office('readSettlementFile', { body: { provider: 'stripe', file: csv(lines) } });
  const other = `${DAY} 10:00,charge,ron,12.00,0.30,pi_x,alt-magazin`;
  expect(await upload([other, `${DAY},charge,eur,5.00,0,pi_y,`])).toMatchObject({
    message: 'Din fișier am citit un rând, din care unul nou.',
    rowsRead: 1,
    rowsAdded: 1,
    unreadable: [{ line: 3, problem: 'other_currency' }],
    numberOfUnreadable: 1,
    firstDay: [2026, 11, 20],
  });
  expect(await differencesOf()).toEqual([
    ['file_payment_missing', 'comes_in_next_file', orderNumber, 60, 0],
    ['file_payment_unknown', 'other_shop', null, 0, 12],
  ]);

  // A file that has the first rows again, and the payment without its fee.
  expect(await upload([other, `${DAY} 11:00,charge,ron,58.50,1.50,pi_1,${reference}`])).toMatchObject({
    rowsRead: 2,
    rowsAdded: 1,
  });
  const withFee = ['file_other_sum', 'fee_deducted', orderNumber, 60, 58.5];
  expect(await differencesOf()).toEqual([withFee, ['file_payment_unknown', 'other_shop', null, 0, 12]]);
  const { files } = await match();
  expect(await upload([other, `${DAY} 11:00,charge,ron,58.50,1.50,pi_1,${reference}`])).toMatchObject({
    message: 'Toate rândurile din fișier erau deja citite. Nu s-a schimbat nimic.',
    rowsAdded: 0,
  });
  expect((await match()).files).toEqual(files);
  expect(files).toMatchObject([{ provider: 'stripe', rowsRead: 2, by: 'Mara Ionescu' }, { rowsRead: 1 }]);
});

test('files that are none, wrong columns, another role', async () => {
  await using story = await testApp();
  const { office, match } = await aShop(story);
  const refused = (content: string | Uint8Array<ArrayBuffer>) =>
    refusalOf(office, 'readSettlementFile', { body: { provider: 'netopia', file: new File([content], 'decont.csv') } });
  expect(await refused('')).toMatchObject({ status: 422 });
  expect(await refused('Data;Suma\n')).toMatchObject({ status: 422, code: 'settlement_empty' });
  expect(await refused('Zi;Total\n1;2')).toMatchObject({
    code: 'settlement_columns_missing',
    fields: {
      file: 'Din fișier lipsește: numărul comenzii sau identificatorul plății; suma; data. Fișierul are: „Zi”, „Total”. Verificați că ați ales procesatorul potrivit și raportul cu fiecare tranzacție.',
    },
  });
  expect(await refused(new Uint8Array([65, 66, 0, 67, 68, 0]))).toMatchObject({ code: 'settlement_unreadable' });
  expect(await refused(`Data;ID comanda;Suma\n20.11.2026;1;1\n${' '.repeat(6_000_000)}`)).toMatchObject({
    code: 'settlement_unreadable',
  });
  const none = { provider: 'netopia', file: new File(['Data;ID comanda;Suma\nieri;1;2'], 'decont.csv') } as const;
  expect(await office('readSettlementFile', { body: none })).toMatchObject({
    message: 'Niciun rând din fișier nu a putut fi citit.',
    firstDay: null,
    unreadable: [{ line: 2, problem: 'day_unclear' }],
  });
  expect((await match()).files).toEqual([]);
  expect(await refusalOf(office, 'getDayMatch', { query: { date: '2026-13-40' } })).toMatchObject({
    code: 'invalid_time',
  });
  const manager = story.apiOf(await aManager(story.db));
  expect(await refusalOf(manager, 'getDayMatch', { query: {} })).toMatchObject({ status: 403 });
});
