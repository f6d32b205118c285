/** Receipts on their way to the fiscal register: each once, none lost, none twice without a person's word. */
import { describe, expect, test } from 'vitest';
import { ALL_DIALECTS } from '#domain/fiscal/dialects.ts';
import { bani } from '#domain/money/bani.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import { anonymiseOrders } from '#server/features/orders/personal-data.ts';
import { aFiscalShop, REGISTER } from '#test/support/a-fiscal-shop.ts';
import { anAdmin } from '#test/support/factories.ts';
import { refusalOf } from '#test/support/test-app.ts';

describe('the way of a receipt', () => {
  test('a cash order is printed once when its payment is recorded, and has its number', async () => {
    await using shop = await aFiscalShop();
    const early = await shop.accepted();
    expect(await shop.turn()).toBeNull();
    const orderNumber = await shop.paid({ of: [[shop.soup, 2], shop.juice] });
    expect((await shop.receiptOf(orderNumber)).state).toBe('to_print');
    await shop.turn();
    expect(await shop.turn()).toBeNull();
    expect(shop.register.paper).toMatchObject([
      {
        cui: '',
        names: ['Ciorba de telina 300 g', 'Suc 300 g', 'Garantie SGR'],
        payments: [{ code: '1', amount: 7_050 }],
      },
    ]);
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '1', failure: '' });
    expect(early).not.toBe(orderNumber);
    const [whole] = await shop.panel('getStaffOrderDetails', { params: { id: orderNumber } });
    expect(whole?.fiscalReceipt).toMatchObject({ state: 'printed', number: '1' });
  });

  test.each(ALL_DIALECTS)('in %s a receipt is read, printed and answered', async (dialect) => {
    await using shop = await aFiscalShop({ dialect });
    const orderNumber = await shop.paid();
    await shop.turn();
    expect(shop.register.paper).toHaveLength(1);
    expect(await shop.receiptOf(orderNumber)).toMatchObject({
      state: 'printed',
      number: dialect === 'ecrbridge' ? '' : '1',
    });
  });

  test('a card, a mix and no payment: what was recorded is on the receipt, and unpaid orders have none', async () => {
    await using shop = await aFiscalShop();
    const deliver = async (payment?: object) => {
      const orderNumber = await shop.accepted();
      await shop.panel('markAsDelivered', { body: { orderNumber, ...(payment && { payment }) } as never });
      return orderNumber;
    };
    await deliver({ method: 'CARD' });
    await deliver({ method: 'CASH_AND_CARD', cashAmount: 10, cardAmount: 20 });
    const unpaid = await deliver();
    while ((await shop.turn()) !== null);
    expect(shop.register.paper.map(({ payments }) => payments)).toEqual([
      [expect.objectContaining({ code: '2', amount: 3_000 })],
      [expect.objectContaining({ code: '2', amount: 2_000 }), expect.objectContaining({ code: '1', amount: 1_000 })],
    ]);
    expect((await shop.panel('getReceipts', { query: {} })).receipts.map((row) => row.orderNumber)).not.toContain(
      unpaid,
    );
    await shop.panel('correctPayment', { body: { orderNumber: unpaid, payment: { method: 'CASH' } } });
    await shop.turn();
    expect(shop.register.paper).toHaveLength(3);
  });

  test('a corrected payment is on a receipt that nobody has yet, and is shown beside one that came out', async () => {
    await using shop = await aFiscalShop();
    const [waiting, printed] = [await shop.paid(), await shop.paid()];
    const correct = (orderNumber: number, payment: { method: 'CARD' } | null) =>
      shop.panel('correctPayment', { body: { orderNumber, payment } });
    await correct(waiting, { method: 'CARD' });
    await shop.turn();
    await shop.turn();
    expect(shop.register.paper.map(({ payments }) => payments[0]?.code)).toEqual(['2', '1']);
    await correct(printed, { method: 'CARD' });
    expect(await shop.turn()).toBeNull();
    expect(await shop.receiptOf(printed)).toMatchObject({ state: 'printed', hasOtherPayment: true });
    const undone = await shop.paid();
    await correct(undone, null);
    expect(await shop.turn()).toBeNull();
  });

  test('without a code the receipt says what is missing, and is made with the new settings', async () => {
    await using shop = await aFiscalShop({ groups: {} });
    const orderNumber = await shop.paid();
    expect(await shop.turn()).toBeNull();
    expect(await shop.receiptOf(orderNumber)).toMatchObject({
      state: 'failed',
      wasGiven: false,
      failure: 'Lipsește grupa casei pentru TVA 11%. Scrieți-o la „Casa de marcat”.',
    });
    const admin = shop.story.apiOf(await anAdmin(shop.story.db));
    const { isOn, onlineMoment, ...codes } = REGISTER;
    await admin('saveFiscalSettings', {
      body: { ...codes, isOn, onlineMoment, groups: { ...codes.groups }, paymentCodes: { ...codes.paymentCodes } },
    });
    await shop.turn();
    expect((await shop.receiptOf(orderNumber)).state).toBe('printed');
  });

  test('while receipts are off none is made; staff make it later by a press', async () => {
    await using shop = await aFiscalShop({ isOn: false });
    const orderNumber = await shop.paid();
    expect((await shop.panel('getReceipts', { query: {} })).receipts).toEqual([]);
    const { db, clock } = shop.story;
    await db
      .updateTable('fiscal_settings')
      .set({ on_since: new Date(clock.now()) })
      .execute();
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ id: null, state: null });
    await shop.panel('queueReceipt', { body: { orderNumber } });
    await shop.turn();
    expect((await shop.receiptOf(orderNumber)).state).toBe('printed');
    expect(await refusalOf(shop.panel, 'queueReceipt', { body: { orderNumber } })).toMatchObject({
      code: 'receipt_given',
    });
    const unpaid = await shop.accepted();
    expect(await refusalOf(shop.panel, 'queueReceipt', { body: { orderNumber: unpaid } })).toMatchObject({
      code: 'order_unpaid',
    });
    expect(await refusalOf(shop.panel, 'queueReceipt', { body: { orderNumber: 1 } })).toMatchObject({
      code: 'order_not_found',
    });
  });
});

describe('never twice without a person’s word', () => {
  test('without paper it did not come out: it waits for a person, then is printed once', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    await shop.turn('no_paper');
    expect(await shop.turn()).toBeNull();
    const row = await shop.receiptOf(orderNumber);
    expect(row).toMatchObject({ state: 'failed', failure: '12: Lipsa hartie', wasGiven: true });
    await shop.panel('answerReceipt', { body: { id: row.id ?? 0, answer: 'print_again' } });
    await shop.turn();
    expect(shop.register.paper).toHaveLength(1);
    expect((await shop.receiptOf(orderNumber)).state).toBe('printed');
  });

  test.each(['lost_answer', 'lost_file'] as const)(
    'after a %s nobody knows: staff are asked after two minutes, and the next order is printed meanwhile',
    async (fault) => {
      await using shop = await aFiscalShop();
      const orderNumber = await shop.paid();
      await shop.turn(fault);
      const row = await shop.receiptOf(orderNumber);
      expect(row.state).toBe('given');
      const again = { body: { id: row.id ?? 0, answer: 'print_again' as const } };
      expect(await refusalOf(shop.panel, 'answerReceipt', again)).toMatchObject({ code: 'receipt_answered' });
      await shop.paid();
      await shop.turn();
      const before = shop.register.paper.length;
      expect((await shop.panel('getPanelWatch')).openReceipts).toBe(0);
      shop.story.clock.advanceMinutes(3);
      expect(await shop.turn()).toBeNull();
      expect((await shop.receiptOf(orderNumber)).state).toBe('unknown');
      expect((await shop.panel('getPanelWatch')).openReceipts).toBe(1);
      if (fault === 'lost_answer') {
        await shop.panel('answerReceipt', { body: { id: row.id ?? 0, answer: 'came_out', number: ' 0001 ' } });
        expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '0001' });
        expect(await refusalOf(shop.panel, 'answerReceipt', again)).toMatchObject({ code: 'receipt_answered' });
      } else {
        await shop.panel('answerReceipt', again);
        await shop.turn();
        expect(shop.register.paper).toHaveLength(before + 1);
      }
      expect(await shop.turn()).toBeNull();
    },
  );

  test('an answer that comes late ends the question, also while it waits to be given again', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    const token = await shop.turn('lost_answer');
    shop.story.clock.advanceMinutes(3);
    const row = await shop.receiptOf(orderNumber);
    await shop.panel('answerReceipt', { body: { id: row.id ?? 0, answer: 'print_again' } });
    expect(await shop.answer(token ?? '', 'BONOK=1\r\nNRBON=1')).toBe(200);
    expect(await shop.turn()).toBeNull();
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '1' });
  });

  test('a second receipt of one order is shown with both numbers', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    const token = await shop.turn('lost_answer');
    shop.story.clock.advanceMinutes(3);
    const row = await shop.receiptOf(orderNumber);
    await shop.panel('answerReceipt', { body: { id: row.id ?? 0, answer: 'print_again' } });
    await shop.turn();
    await shop.answer(token ?? '', 'BONOK=1\r\nNRBON=1');
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '2', secondNumber: '1' });
    await shop.answer(token ?? '', 'BONOK=0');
    expect((await shop.receiptOf(orderNumber)).state).toBe('printed');
  });

  test('an empty answer is doubt at once', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    const token = await shop.turn('lost_file');
    await shop.answer(token ?? '', 'FISIER=\r\n');
    expect((await shop.receiptOf(orderNumber)).state).toBe('unknown');
  });

  test('two computers that ask at the same moment get different receipts', async () => {
    await using shop = await aFiscalShop();
    for (let index = 0; index < 4; index += 1) await shop.paid();
    const tokens = await Promise.all(Array.from({ length: 8 }, () => shop.turn()));
    const given = tokens.filter((token) => token !== null);
    expect(new Set(given).size).toBe(given.length);
    while ((await shop.turn()) !== null);
    expect(shop.register.paper).toHaveLength(4);
  });

  test('a person takes the file once; again only after saying that it did not come out', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    const take = () => shop.panel('takeReceiptFile', { body: { orderNumber } });
    const { fileName, body } = await take();
    expect(fileName).toMatch(/^bon-\d+-1\.txt$/);
    expect(body).toContain('P^1^3000\r\n');
    expect(await refusalOf(shop.panel, 'takeReceiptFile', { body: { orderNumber } })).toMatchObject({
      code: 'receipt_given',
    });
    expect(await shop.turn()).toBeNull();
    shop.story.clock.advanceMinutes(3);
    const { id } = await shop.receiptOf(orderNumber);
    await shop.panel('answerReceipt', { body: { id: id ?? 0, answer: 'print_again' } });
    expect((await take()).fileName).toMatch(/^bon-\d+-2\.txt$/);
    await shop.panel('answerReceipt', { body: { id: id ?? 0, answer: 'came_out', number: '7' } });
    expect(await shop.receiptOf(orderNumber)).toMatchObject({ state: 'printed', number: '7' });
  });

  test('files that cannot be had say why', async () => {
    await using shop = await aFiscalShop({ paymentCodes: {} });
    const orderNumber = await shop.paid();
    const refusal = (number: number) => refusalOf(shop.panel, 'takeReceiptFile', { body: { orderNumber: number } });
    expect(await refusal(orderNumber)).toMatchObject({ code: 'receipt_not_ready' });
    expect(await refusal(1)).toMatchObject({ code: 'order_not_found' });
    expect(await refusal(await shop.accepted())).toMatchObject({ code: 'order_unpaid' });
    await shop.story.db.deleteFrom('fiscal_settings').execute();
    expect(await refusal(orderNumber)).toMatchObject({ code: 'fiscal_off' });
    expect(await refusalOf(shop.panel, 'queueReceipt', { body: { orderNumber } })).toMatchObject({
      code: 'fiscal_off',
    });
  });

  test('a receipt that nobody fetches is told of after ten minutes, and is still listed the next day', async () => {
    await using shop = await aFiscalShop();
    const orderNumber = await shop.paid();
    const open = async () => (await shop.panel('getPanelWatch')).openReceipts;
    expect(await open()).toBe(0);
    shop.story.clock.advanceMinutes(11);
    expect(await open()).toBe(1);
    shop.story.clock.advanceMinutes(24 * 60);
    expect((await shop.receiptOf(orderNumber)).state).toBe('to_print');
    const { receipts } = await shop.panel('getReceipts', { query: { date: '2026-11-21' } });
    expect(receipts).toEqual([]);
    await shop.turn();
    expect(await open()).toBe(0);
    expect((await shop.panel('getReceipts', { query: { date: '2026-11-20' } })).receipts).toMatchObject([
      { orderNumber, state: 'printed' },
    ]);
  });

  test('what is typed wrong is said at its field', async () => {
    await using shop = await aFiscalShop();
    const { id } = await shop.receiptOf(await shop.paid());
    const answer = (body: object) => refusalOf(shop.panel, 'answerReceipt', { body: body as never });
    expect(await answer({ id, answer: 'came_out', number: 'abc' })).toMatchObject({
      fields: { number: 'Numărul bonului are cel mult 10 cifre.' },
    });
    expect(await answer({ id: 999_999, answer: 'came_out' })).toMatchObject({ code: 'receipt_not_found' });
    expect(await refusalOf(shop.panel, 'getReceipts', { query: { date: '2026-02-30' } })).toMatchObject({
      code: 'invalid_time',
    });
  });
});

describe('the register in the office', () => {
  test('settings are saved with their version, tested, and the address is renewed', async () => {
    await using shop = await aFiscalShop();
    const { story } = shop;
    await story.db.deleteFrom('fiscal_settings').execute();
    const admin = story.apiOf(await anAdmin(story.db));
    expect(await admin('getFiscalSetup')).toMatchObject({
      settings: null,
      address: null,
      rates: [0, 1100, 2100],
      test: null,
    });
    expect(await refusalOf(admin, 'renewRegisterAddress')).toMatchObject({ code: 'fiscal_off' });
    expect(await refusalOf(admin, 'queueTestReceipt')).toMatchObject({ code: 'fiscal_off' });
    const body = {
      ...REGISTER,
      isOn: false,
      groups: { ...REGISTER.groups },
      paymentCodes: { ...REGISTER.paymentCodes },
    };
    const { version } = await admin('saveFiscalSettings', { body });
    const made = await admin('getFiscalSetup');
    expect(made).toMatchObject({ version, settings: { dialect: 'fiscalnet', isOn: false }, rates: [0, 1100, 2100] });
    const path = new URL(made.address ?? '').pathname;
    await admin('queueTestReceipt');
    await admin('queueTestReceipt');
    const next = await story.request(`${path}/next`);
    const token = next.headers.get('x-receipt-id') ?? '';
    const said = shop.register.print(await next.text(), token);
    await story.request(`${path}/${token}/result`, { method: 'POST', body: said ?? '' });
    expect((await admin('getFiscalSetup')).test).toMatchObject({ state: 'printed', number: '1' });
    expect(shop.register.closeDay().byGroup).toEqual(
      new Map([
        ['2', 3],
        ['1', 3],
        ['4', 3],
      ]),
    );
    expect((await story.request(`${path}/next`)).status).toBe(204);
    await admin('renewRegisterAddress');
    expect((await story.request(`${path}/next`)).status).toBe(404);
    expect(await refusalOf(admin, 'saveFiscalSettings', { body: { ...body, version } })).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await refusalOf(admin, 'saveFiscalSettings', { body: { ...body, groups: { 1100: '22' } } })).toMatchObject({
      fields: { 'groups.1100': 'Grupa este o cifră sau o literă, cum spune tehnicianul casei.' },
    });
    await admin('saveFiscalSettings', { body: { ...body, groups: {}, depositGroup: '' } });
    expect(await refusalOf(admin, 'queueTestReceipt')).toMatchObject({ code: 'receipt_not_ready' });
    const { content } = await admin('getChanges', { query: { subject: 'fiscal' } });
    expect(content.map(({ fields }) => fields.map(({ name }) => name))).toContainEqual(['Adresa']);
  });

  test('a wrong key opens nothing, and guesses are limited', async () => {
    await using shop = await aFiscalShop();
    const status = async (path: string, method = 'GET') =>
      (await shop.story.request(path, { method }, { ip: '203.0.113.7' })).status;
    const wrong = shop.path.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(await status(`${wrong}/next`)).toBe(404);
    expect(await status(`${wrong}/1-1/result`, 'POST')).toBe(404);
    expect(await status(`${shop.path}/x/result`, 'POST')).toBe(404);
    expect(await status(`${shop.path}/999-1/result`, 'POST')).toBe(404);
    expect(await status(`${shop.path}/next`, 'POST')).toBe(404);
    expect(await status('/casa-de-marcat/x')).toBe(404);
    const token = (await shop.paid()) > 0 ? await shop.turn('lost_file') : null;
    expect(await status(`${shop.path}/${token?.replace('-1', '-2')}/result`, 'POST')).toBe(404);
    const big = await shop.story.request(`${shop.path}/${token}/result`, { method: 'POST', body: 'x'.repeat(100_000) });
    expect(big.status).toBe(413);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 70; turn += 1) statuses.add(await status(`${wrong}/next`));
    expect([...statuses]).toEqual([404, 429]);
  });

  test('the file of an order whose person is forgotten names no buyer any more', async () => {
    await using shop = await aFiscalShop();
    await shop.paid({
      invoiceCompanyBean: { companyName: 'Moara SRL', cui: 'RO 12345674', tradeRegister: '', companyOffice: '' },
    } as never);
    await shop.turn();
    expect(shop.register.paper[0]?.cui).toBe('RO12345674');
    const { db } = shop.story;
    const bodies = () => db.selectFrom('fiscal_receipts').select(['body', 'number']).execute();
    expect((await bodies())[0]?.body).toContain('CF^RO12345674');
    const orderIds = (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
    await db.transaction().execute((tx) => anonymiseOrders(tx, { orderIds }));
    expect(await bodies()).toEqual([{ body: '', number: '1' }]);
  });
});

test('the day of random orders in the register is the day close of the office', async () => {
  await using shop = await aFiscalShop();
  for (let index = 0; index < 6; index += 1) {
    await shop.paid({ of: [[shop.soup, 1 + (index % 3)], ...(index % 2 === 0 ? [shop.juice] : [])] });
  }
  while ((await shop.turn()) !== null);
  const admin = shop.story.apiOf(await anAdmin(shop.story.db));
  const day = await admin('getDayClose', { query: {} });
  const z = shop.register.closeDay();
  expect(leiFromBani(bani(z.byGroup.get('2') ?? 0))).toBe(day.vatTotal.gross);
  expect(leiFromBani(bani(z.byGroup.get('4') ?? 0))).toBe(day.deposits);
  expect(leiFromBani(bani(z.byCode.get('1') ?? 0))).toBe(day.received);
});
