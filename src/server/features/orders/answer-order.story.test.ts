import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCoupon, aCustomer, aManager, anAdmin, aProduct, aZone, type SignedIn } from '#test/support/factories.ts';
import { patiently } from '#test/support/place-patiently.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

async function openDesk(): Promise<{ story: TestApp; mara: SignedIn; ion: SignedIn } & AsyncDisposable> {
  const story = await testApp();
  await theRestaurant(story.db);
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const ion = await anAdmin(story.db, { firstName: 'Ion', lastName: 'Rus' });
  return { story, mara, ion, [Symbol.asyncDispose]: story.close };
}

async function orderOf(story: TestApp, token: string) {
  return (await story.api('trackOrder', { params: { token } })).order;
}

async function mailsOf({ services }: TestApp): Promise<readonly string[]> {
  const { rows } = await services.pool.query(
    "select data ->> 'kind' as kind from pgboss.job where name = 'mail' order by created_on",
  );
  return rows.map(({ kind }) => kind);
}

test('accepting promises a moment, tells the guest, without a name of staff', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const placed = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  story.clock.advanceMinutes(2);
  const { message, order } = await story.apiOf(mara)('confirmOrder', {
    body: { orderNumber: placed.orderNumber, timeToPrepare: 30 },
  });
  expect(message).toBe('Comanda a fost acceptată.');
  expect(order).toMatchObject({
    orderStatus: 'CONFIRMED',
    version: 2,
    orderTimeToPrepare: 30,
    promisedAt: '2026-11-20T10:32:00.000Z',
    timeline: [
      { kind: 'placed', actor: null },
      { kind: 'accepted', actor: 'Mara Ionescu' },
    ],
  });
  const seen = await orderOf(story, placed.accessToken);
  expect(seen).toMatchObject({
    orderStatus: 'CONFIRMED',
    pickupOrDeliveryMoment: 'vineri, 20 noiembrie 2026, ora 12:32',
    timeline: [{ actor: null }, { actor: null }],
  });
  expect(await mailsOf(story)).toEqual(['order_received', 'order_accepted']);
});

test('packaging may be lowered freely and raised only with the guest’s agreement', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db, { price: bani(3000), boxPrice: bani(400) });
  const [first, second] = [
    await place(story.api, anOrder({ of: [pie], delivery: guest(1) })),
    await place(story.api, anOrder({ of: [pie], delivery: guest(2) })),
  ];
  const api = story.apiOf(mara);
  const lower = { orderNumber: first.orderNumber, timeToPrepare: 20, totalPackageCost: 2 };
  expect((await api('confirmOrder', { body: lower })).order).toMatchObject({
    manuallySetPackageCost: 2,
    totalBoxPrice: 4,
    totalPrice: 32,
    payable: 32,
    cashAmount: 32,
  });
  const higher = { orderNumber: second.orderNumber, timeToPrepare: 20, totalPackageCost: 8 };
  expect(await refusalOf(api, 'confirmOrder', { body: higher })).toMatchObject({ code: 'agreement_required' });
  const agreed = await api('confirmOrder', { body: { ...higher, customerAgreed: true } });
  expect(agreed.order).toMatchObject({ payable: 38, cashAmount: 38 });
  // Who ticked it, when, and what the guest agreed to, stay with the order.
  const note = 'pentru vineri, 20 noiembrie 2026, ora 12:20; clientul a fost de acord cu 38,00 lei în loc de 34,00 lei';
  const [, accepted] = agreed.order.timeline;
  expect(accepted).toMatchObject({ kind: 'accepted', at: '2026-11-20T10:00:00.000Z', actor: 'Mara Ionescu' });
  expect(accepted?.note.replaceAll('\u00a0', ' ')).toBe(note);
});

test('what a guest writes of an allergy stands in the list, and an acceptance says whether it was read', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db, { extras: [{ name: 'Smântână', price: bani(300) }] });
  const withMessage = (preferredMessage: string, index: number) =>
    anOrder({
      of: [],
      orderDetails: [
        {
          productId: pie.id,
          dimensionsBean: {
            id: pie.sizeId,
            quantity: 1,
            preferredMessage,
            extraIngredientsBeanList: [{ name: 'Smântână' }],
          },
        },
      ],
      delivery: { ...guest(index), additionalInformation: 'Sun când ajung.' },
    });
  const [read, unsaid, plain] = [
    await place(story.api, withMessage('ALERGIE LA NUCI!', 1)),
    await place(story.api, withMessage('allergic to eggs', 2)),
    await place(story.api, withMessage('fără ceapă', 3)),
  ];
  const api = story.apiOf(mara);
  const { content } = await api('getAllOrders', { query: { status: 'NEW' } });
  const listed = (orderNumber: number) => content.find((order) => order.orderNumber === orderNumber);
  expect(listed(read.orderNumber)).toMatchObject({
    items: [{ extras: ['Smântână'], message: 'ALERGIE LA NUCI!' }],
    additionalInformation: 'Sun când ajung.',
    hasAllergyNote: true,
    orderPaymentOptions: 'CASH',
  });
  expect([unsaid, plain].map((one) => listed(one.orderNumber)?.hasAllergyNote)).toEqual([true, false]);

  const accept = (orderNumber: number, allergyRead?: boolean) => ({
    body: { orderNumber, timeToPrepare: 20, allergyRead },
  });
  expect(await refusalOf(api, 'confirmOrder', accept(read.orderNumber, false))).toMatchObject({
    status: 422,
    code: 'allergy_unread',
  });
  await api('confirmOrder', accept(read.orderNumber, true));
  // The documents' client does not know the question.
  await api('confirmOrder', accept(unsaid.orderNumber));
  await api('confirmOrder', accept(plain.orderNumber, true));

  const [confirmed] = await api('getStaffOrderDetails', { params: { id: read.orderNumber } });
  expect(confirmed).toMatchObject({ hasAllergyNote: true, allergyReadAt: '2026-11-20T10:00:00.000Z' });
  expect(confirmed?.timeline[1]).toMatchObject({
    actor: 'Mara Ionescu',
    note: expect.stringContaining('mesajul despre alergii a fost citit'),
  });
  expect(await orderOf(story, read.accessToken)).toMatchObject({ allergyReadAt: '2026-11-20T10:00:00.000Z' });
  expect(await orderOf(story, unsaid.accessToken)).toMatchObject({ hasAllergyNote: true, allergyReadAt: null });
  expect(await orderOf(story, plain.accessToken)).toMatchObject({ hasAllergyNote: false, allergyReadAt: null });
});

test('minutes may be left open only where the guest chose the moment', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db);
  const now = await place(story.api, anOrder({ of: [pie], delivery: guest(1) }));
  const delivery = { ...guest(2), asSoonAsPossible: false, chosenOrderDate: '2026-11-20T19:30' };
  const later = await place(story.api, anOrder({ of: [pie], delivery }));
  const api = story.apiOf(mara);
  const open = (orderNumber: number) => ({ body: { orderNumber, timeToPrepare: null } });
  expect(await refusalOf(api, 'confirmOrder', open(now.orderNumber))).toMatchObject({ code: 'minutes_required' });
  const { order } = await api('confirmOrder', open(later.orderNumber));
  expect(order).toMatchObject({ promisedAt: '2026-11-20T17:30:00.000Z', orderTimeToPrepare: null });
});

test('rejecting needs a reason, and gives stock and coupon back', async () => {
  await using desk = await openDesk();
  const { story, ion } = desk;
  const pie = await aProduct(story.db, { price: bani(5000), stock: 3 });
  const { code } = await aCoupon(story.db);
  const body = anOrder({ of: [[pie, 2]], inputCouponPayloadBean: code });
  const placed = await place(story.api, body);
  const api = story.apiOf(ion);
  const rejection = (reason: string) => ({ body: { rejectedOrder: { orderNumber: placed.orderNumber, reason } } });
  expect(await refusalOf(api, 'rejectOrder', rejection('  '))).toMatchObject({ status: 422, code: 'reason_required' });
  const { message } = await api('rejectOrder', rejection('Am rămas fără aluat.'));
  expect(message).toBe('Comanda a fost respinsă.');
  expect(await orderOf(story, placed.accessToken)).toMatchObject({
    orderStatus: 'REJECTED',
    rejectionReason: 'Am rămas fără aluat.',
  });
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(3);
  story.clock.advanceMinutes(1);
  expect((await place(story.api, body)).discount).toBe(10);
  expect(await mailsOf(story)).toEqual(['order_received', 'order_rejected', 'order_received']);
});

test('handing over leaves the payment as it is, and ends the order', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const api = story.apiOf(mara);
  expect(await refusalOf(api, 'markAsDelivered', { body: { orderNumber } })).toMatchObject({
    status: 409,
    code: 'not_accepted_yet',
  });
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
  const { message, order } = await api('markAsDelivered', { body: { deliveredOrderNumber: orderNumber } });
  expect(message).toBe('Starea comenzii a fost schimbată cu succes!');
  expect(order).toMatchObject({ orderStatus: 'DELIVERED', paymentStatus: 'unpaid', version: 3 });
  const refusal = await refusalOf(api, 'rejectOrder', { body: { orderNumber, reason: 'prea târziu' } });
  expect(refusal).toMatchObject({ status: 409, code: 'already_decided' });
  expect(refusal.message).toBe('Comanda a fost deja livrată de Mara Ionescu, la 12:00.');
});

test('of a hundred answers at once from two tablets one wins, and the others learn who did what', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const pie = await aProduct(story.db, { stock: 10 });
  const { orderNumber } = await place(story.api, anOrder({ of: [[pie, 4]] }));
  const [accepting, rejecting] = [patiently(story.apiOf(mara)), patiently(story.second().apiOf(ion))];
  const answers = await atOnce(40, 100, async (index) => {
    const answer =
      index % 2 === 0
        ? accepting('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } })
        : rejecting('rejectOrder', { body: { orderNumber, reason: 'Cuptorul s-a stins.' } });
    const [settled] = await Promise.allSettled([answer]);
    return settled;
  });
  const { status, version } = await story.db
    .selectFrom('orders')
    .select(['status', 'version'])
    .executeTakeFirstOrThrow();
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  const events = await story.db.selectFrom('order_events').select('kind').orderBy('order_version').execute();
  // Of acceptance and rejection at the same moment one holds: the other one did not know of it.
  const isAccepted = status === 'CONFIRMED';
  expect(version).toBe(2);
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  expect(events.map(({ kind }) => kind)).toEqual(['placed', isAccepted ? 'accepted' : 'rejected']);
  expect(stock).toBe(isAccepted ? 6 : 10);
  const losers = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason.body);
  expect(new Set(losers.map(({ code }) => code))).toEqual(new Set(['already_decided']));
  expect(losers.at(-1).message).toBe(
    isAccepted
      ? 'Comanda a fost deja acceptată de Mara Ionescu, la 12:00.'
      : 'Comanda a fost deja respinsă de Ion Rus, la 12:00.',
  );
});

test('who says nothing of what was seen cancels one’s own acceptance at once, another person’s after half a minute', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const pie = await aProduct(story.db);
  const accepted = async (index: number) => {
    const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [pie], delivery: guest(index) }));
    await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
    return { accessToken, rejection: { body: { orderNumber, reason: 'Nu mai avem.' } } };
  };
  const own = await accepted(1);
  await story.apiOf(mara)('rejectOrder', own.rejection);
  expect((await orderOf(story, own.accessToken)).orderStatus).toBe('REJECTED');

  const others = await accepted(2);
  expect(await refusalOf(story.apiOf(ion), 'rejectOrder', others.rejection)).toMatchObject({
    status: 409,
    code: 'already_decided',
  });
  story.clock.advanceMinutes(0.5);
  await story.apiOf(ion)('rejectOrder', others.rejection);
  expect((await orderOf(story, others.accessToken)).orderStatus).toBe('REJECTED');
});

test('who refuses a new order does not cancel the one another tablet has accepted since', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  const refusal = (expectedStatus: 'NEW' | 'CONFIRMED') => ({
    body: { rejectedOrder: { orderNumber, reason: 'Nu mai avem.', expectedStatus } },
  });
  expect(await refusalOf(story.apiOf(ion), 'rejectOrder', refusal('NEW'))).toMatchObject({
    status: 409,
    code: 'already_decided',
  });
  expect((await orderOf(story, accessToken)).orderStatus).toBe('CONFIRMED');
  await story.apiOf(ion)('rejectOrder', refusal('CONFIRMED'));
  expect((await orderOf(story, accessToken)).orderStatus).toBe('REJECTED');
});

test('what never ran out when it was sold gives nothing back, even if it is counted by now', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db, { stock: null });
  const soup = await aProduct(story.db, { stock: 5 });
  const { orderNumber } = await place(
    story.api,
    anOrder({
      of: [
        [pie, 2],
        [soup, 3],
      ],
    }),
  );
  const changeSize = (sizeId: number, change: { readonly stock_unlimited: boolean; readonly stock: number }) =>
    story.db.updateTable('sizes').set(change).where('id', '=', sizeId).execute();
  await changeSize(pie.sizeId, { stock_unlimited: false, stock: 10 });
  await changeSize(soup.sizeId, { stock_unlimited: true, stock: 2 });

  await story.apiOf(mara)('rejectOrder', { body: { orderNumber, reason: 'S-a terminat.' } });
  const sizes = await story.db.selectFrom('sizes').select(['id', 'stock']).orderBy('id').execute();
  expect(sizes).toEqual([
    { id: pie.sizeId, stock: 10 },
    { id: soup.sizeId, stock: 5 },
  ]);
});

test('fifty rejections at once return stock and coupon once', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db, { stock: 5, price: bani(4000) });
  const { code } = await aCoupon(story.db);
  const { orderNumber } = await place(story.api, anOrder({ of: [[pie, 3]], inputCouponPayloadBean: code }));
  const api = patiently(story.apiOf(mara));
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => api('rejectOrder', { body: { orderNumber, reason: 'Nu mai avem.' } })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { stock } = await story.db.selectFrom('sizes').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(5);
  const redemptions = await story.db.selectFrom('coupon_redemptions').select('released_at').execute();
  expect(redemptions).toHaveLength(1);
  expect(redemptions[0]?.released_at).not.toBeNull();
  expect(await mailsOf(story)).toEqual(['order_received', 'order_rejected']);
});

test('the list counts every status and shows the page of the one that is asked for', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db, { name: 'Plăcintă cu brânză', price: bani(1500) });
  const numbers: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    story.clock.advanceMinutes(1);
    numbers.push((await place(story.api, anOrder({ of: [[pie, 2]], delivery: guest(index) }))).orderNumber);
  }
  const api = story.apiOf(mara);
  await api('confirmOrder', { body: { orderNumber: numbers[0] ?? 0, timeToPrepare: 10 } });
  await api('rejectOrder', { body: { orderNumber: numbers[1] ?? 0, reason: 'Nu se poate.' } });
  const all = await api('getAllOrders');
  expect(all).toMatchObject({
    totalElements: 12,
    numberOfNewOrders: 10,
    numberOfConfirmedOrders: 1,
    numberOfRejectedOrders: 1,
    numberOfDeliveredOrders: 0,
    numberOfScheduledOrders: 0,
  });
  expect(all.content.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed().slice(0, 10));
  expect(all.content[0]).toMatchObject({
    client: 'Ana-Maria Pop',
    cartTotal: 30,
    items: [{ name: 'Plăcintă cu brânză', value: '300 g', quantity: 2 }],
  });
  const second = await api('getAllOrders', { query: { page: 1 } });
  expect(second.content.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed().slice(10));
  const confirmed = await api('getAllOrders', { query: { status: 'CONFIRMED' } });
  expect([confirmed.totalElements, confirmed.content[0]?.orderNumber]).toEqual([1, numbers[0]]);
});

test('lists of what is to be done begin with what comes first; the rest is a history', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const api = story.apiOf(mara);
  const pie = await aProduct(story.db);
  const numbers: number[] = [];
  for (const index of [0, 1, 2, 3]) {
    numbers.push((await place(story.api, anOrder({ of: [pie], delivery: guest(index) }))).orderNumber);
    story.clock.advanceMinutes(1);
  }
  const [late = 0, soon = 0, older = 0, newer = 0] = numbers;
  await api('confirmOrder', { body: { orderNumber: late, timeToPrepare: 60 } });
  await api('confirmOrder', { body: { orderNumber: soon, timeToPrepare: 10 } });
  const listed = async (status?: 'NEW' | 'CONFIRMED') =>
    (await api('getAllOrders', { query: { status } })).content.map(({ orderNumber }) => orderNumber);
  expect(await listed('CONFIRMED')).toEqual([soon, late]);
  expect(await listed('NEW')).toEqual([older, newer]);
  expect(await listed()).toEqual(numbers.toReversed());
});

test('guests and strangers cannot answer orders', async () => {
  await using desk = await openDesk();
  const { story } = desk;
  const ana = await aCustomer(story.db);
  const { orderNumber } = await place(story.apiOf(ana), anOrder({ of: [await aProduct(story.db)] }));
  const accept = { body: { orderNumber, timeToPrepare: 10 } };
  expect(await refusalOf(story.apiOf(ana), 'confirmOrder', accept)).toMatchObject({ status: 403 });
  expect(await refusalOf(story.api, 'confirmOrder', accept)).toMatchObject({ status: 401 });
  expect(await refusalOf(story.api, 'getAllOrders')).toMatchObject({ status: 401 });
});

test('an order that does not exist is not found', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const refusal = await refusalOf(story.apiOf(mara), 'confirmOrder', {
    body: { orderNumber: 12_345_678, timeToPrepare: 10 },
  });
  expect(refusal).toMatchObject({ status: 404, code: 'order_not_found' });
});

test('handing over records how it was paid, and the history says who took what', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const api = story.apiOf(mara);
  const pie = await aProduct(story.db, { price: bani(6000) });
  const numbers = [];
  for (const index of [0, 1, 2]) {
    const { orderNumber } = await place(story.api, anOrder({ of: [pie], delivery: guest(index) }));
    await api('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
    numbers.push(orderNumber);
  }
  const [cash = 0, split = 0, wrong = 0] = numbers;
  const paid = await api('markAsDelivered', { body: { orderNumber: cash, payment: { method: 'CASH' } } });
  expect(paid.order).toMatchObject({ paymentStatus: 'paid', orderPaymentOptions: 'CASH', cashAmount: 60 });
  expect(paid.order.timeline.at(-1)).toMatchObject({
    kind: 'delivered',
    actor: 'Mara Ionescu',
    note: 'încasat 60,00\u00a0lei numerar',
  });
  const shared = await api('markAsDelivered', {
    body: { orderNumber: split, payment: { method: 'CASH_AND_CARD', cashAmount: 20, cardAmount: 40 } },
  });
  expect(shared.order).toMatchObject({ paymentStatus: 'paid', cashAmount: 20, cardAmount: 40 });
  expect(shared.order.timeline.at(-1)?.note).toBe('încasat 20,00\u00a0lei numerar și 40,00\u00a0lei cu cardul');

  const off = { orderNumber: wrong, payment: { method: 'CASH_AND_CARD' as const, cashAmount: 20, cardAmount: 30 } };
  const refusal = await refusalOf(api, 'markAsDelivered', { body: off });
  expect(refusal).toMatchObject({ status: 422, code: 'payment_mismatch' });
  expect(refusal.message).toContain('60,00\u00a0lei');
  const [untouched] = await api('getStaffOrderDetails', { params: { id: wrong } });
  expect(untouched).toMatchObject({ orderStatus: 'CONFIRMED', paymentStatus: 'unpaid' });
});

test('who refuses an order because something ran out marks it in the same step, or neither is done', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const api = story.apiOf(mara);
  const [pie, soup] = [await aProduct(story.db), await aProduct(story.db)];
  const { orderNumber } = await place(story.api, anOrder({ of: [pie, soup] }));
  const subjects = [
    { kind: 'product', productId: pie.id },
    { kind: 'size', sizeId: soup.sizeId },
    { kind: 'product', productId: 999_999 },
  ] as const;
  const reject = (until: string) => ({
    body: { rejectedOrder: { orderNumber, reason: 'S-a epuizat.', soldOut: { subjects: [...subjects], until } } },
  });
  expect(await refusalOf(api, 'rejectOrder', reject('2020-01-01'))).toMatchObject({ code: 'back_on_invalid' });
  expect((await api('getSoldOut')).content).toEqual([]);
  const { order } = await api('rejectOrder', reject('tomorrow'));
  expect(order.orderStatus).toBe('REJECTED');
  const marked = (await api('getSoldOut')).content;
  expect(marked.map(({ subject, by }) => [subject.kind, by]).toSorted()).toEqual([
    ['product', 'Mara Ionescu'],
    ['size', 'Mara Ionescu'],
  ]);
  const late = await refusalOf(api, 'rejectOrder', reject('back'));
  expect(late).toMatchObject({ code: 'already_decided' });
  expect((await api('getSoldOut')).content).toEqual(marked);
});

test('a payment is put right on the day of the hand-over, once, and the books of the day follow', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const api = story.apiOf(mara);
  const office = story.apiOf(await anAdmin(story.db));
  const pie = await aProduct(story.db, { price: bani(6000) });
  const { orderNumber } = await place(story.api, anOrder({ of: [pie] }));
  await api('confirmOrder', { body: { orderNumber, timeToPrepare: 10 } });
  const early = { body: { orderNumber, payment: { method: 'CARD' as const } } };
  expect(await refusalOf(api, 'correctPayment', early)).toMatchObject({ status: 409, code: 'already_decided' });
  const { order } = await api('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  const before = await office('getDayClose');

  const body = { orderNumber, payment: { method: 'CARD' as const }, expectedVersion: order.version };
  const corrected = await api('correctPayment', { body });
  expect(corrected.order).toMatchObject({
    orderStatus: 'DELIVERED',
    paymentStatus: 'paid',
    orderPaymentOptions: 'CARD',
    cashAmount: 0,
    cardAmount: 60,
  });
  expect(corrected.order.timeline.at(-1)).toMatchObject({
    kind: 'payment_corrected',
    actor: 'Mara Ionescu',
    note: 'încasat 60,00\u00a0lei cu cardul',
  });
  const late = await refusalOf(story.apiOf(ion), 'correctPayment', { body });
  expect(late).toMatchObject({ status: 409, code: 'already_decided' });
  expect(late.message).toContain('Mara Ionescu');
  const after = await office('getDayClose');
  expect([before.cash, before.card]).toEqual([60, 0]);
  expect([after.cash, after.card, after.total]).toEqual([0, 60, before.total]);

  story.clock.advanceMinutes(24 * 60);
  const tomorrow = { body: { orderNumber, payment: { method: 'CASH' as const } } };
  expect(await refusalOf(api, 'correctPayment', tomorrow)).toMatchObject({ status: 409, code: 'payment_day_over' });
});

test('another promised hour is told to the guest, once per change, and only the first of two panels makes it', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const early = { orderNumber, promisedAt: '2026-11-20T10:45:00.000Z' };
  expect(await refusalOf(story.apiOf(mara), 'changePromise', { body: early })).toMatchObject({
    code: 'not_accepted_yet',
  });
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  const change = { ...early, expectedVersion: 2 };
  const { message, order } = await story.apiOf(mara)('changePromise', { body: change });
  expect(message).toBe('Ora promisă a fost schimbată. Clientul este anunțat.');
  expect(order).toMatchObject({ promisedAt: early.promisedAt, orderTimeToPrepare: 45, version: 3 });
  expect(order.timeline.at(-1)).toMatchObject({
    kind: 'rescheduled',
    actor: 'Mara Ionescu',
    note: 'pentru vineri, 20 noiembrie 2026, ora 12:45',
  });
  const late = { orderNumber, promisedAt: '2026-11-20T11:00:00.000Z', expectedVersion: 2 };
  const refusal = await refusalOf(story.apiOf(ion), 'changePromise', { body: late });
  expect(refusal).toMatchObject({ status: 409, code: 'already_decided' });
  expect(refusal.message).toBe('Comanda a fost deja mutată la altă oră de Mara Ionescu, la 12:00.');
  expect((await orderOf(story, accessToken)).promisedAt).toBe(early.promisedAt);

  await story.apiOf(ion)('changePromise', { body: { ...late, expectedVersion: 3 } });
  const past = { orderNumber, promisedAt: '2026-11-20T09:59:00.000Z' };
  expect(await refusalOf(story.apiOf(ion), 'changePromise', { body: past })).toMatchObject({ code: 'promise_invalid' });
  expect(await mailsOf(story)).toEqual(['order_received', 'order_accepted', 'order_rescheduled', 'order_rescheduled']);
});

test('what is accepted is called 1, 2, 3 on the day it is for, also when two accept at the same moment', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const dish = await aProduct(story.db);
  const placed = await atOnce(6, 6, (index) => place(story.api, anOrder({ of: [dish], delivery: guest(index) })));
  const accepted = await atOnce(6, 6, async (index) => {
    const body = { orderNumber: placed[index]?.orderNumber ?? 0, timeToPrepare: 30 };
    return (await story.apiOf(index % 2 === 0 ? mara : ion)('confirmOrder', { body })).order.kitchenNumber;
  });
  expect(accepted.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);

  const delivery = { asSoonAsPossible: false, chosenOrderDate: '2026-11-21T11:00' };
  const later = anOrder({ of: [dish], delivery });
  const { orderNumber, accessToken } = await place(story.api, later);
  expect((await orderOf(story, accessToken)).kitchenNumber).toBeNull();
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
  expect((await orderOf(story, accessToken)).kitchenNumber).toBe(1);
});

test('an accepted order is ready, leaves and comes back after a press by mistake; of two tablets one says so', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const delivery = aDelivery((await aZone(story.db)).code);
  const { orderNumber, accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)], delivery }));
  const press = (stage: 'preparing' | 'ready' | 'out') => ({ body: { orderNumber, stage } });
  expect(await refusalOf(story.apiOf(mara), 'changeStage', press('ready'))).toMatchObject({ code: 'not_accepted_yet' });
  await story.apiOf(mara)('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });

  const { message, order } = await story.apiOf(mara)('changeStage', press('ready'));
  expect(message).toBe('Comanda este gata.');
  expect(order).toMatchObject({ orderStatus: 'CONFIRMED', version: 3, leftAt: null });
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'ready', actor: 'Mara Ionescu' });
  const second = await refusalOf(story.apiOf(ion), 'changeStage', press('ready'));
  expect(second).toMatchObject({ status: 409, code: 'already_decided' });
  expect(second.message).toBe('Comanda a fost deja marcată gata de Mara Ionescu, la 12:00.');

  story.clock.advanceMinutes(5);
  await story.apiOf(ion)('changeStage', press('out'));
  const seen = await orderOf(story, accessToken);
  expect([seen.readyAt, seen.leftAt]).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-20T10:05:00.000Z']);
  await story.apiOf(ion)('changeStage', press('preparing'));
  const back = await orderOf(story, accessToken);
  expect([back.readyAt, back.leftAt]).toEqual([null, null]);
  expect(back.timeline.map(({ kind }) => kind)).toEqual(['placed', 'accepted', 'ready', 'left', 'resumed']);
  expect(await mailsOf(story)).toEqual(['order_received', 'order_accepted']);
});

test('staff find an order by its number, a phone or a name, within a status and page by page', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pie = await aProduct(story.db);
  const people = [
    { firstName: 'Ștefania', lastName: 'Mureșan', phoneNumber: '0722 111 222' },
    { firstName: 'Ana-Maria', lastName: 'Pop', phoneNumber: '0733 444 555' },
    { firstName: 'Ana', lastName: 'Popescu', phoneNumber: '0744 000 100' },
  ];
  const numbers = [];
  for (const [index, person] of people.entries()) {
    story.clock.advanceMinutes(1);
    const delivery = { ...guest(index), ...person };
    numbers.push((await place(story.api, anOrder({ of: [pie], delivery }))).orderNumber);
  }
  const [stefania = 0, ana = 0, popescu = 0] = numbers;
  const api = story.apiOf(mara);
  const find = async (search: string, more: { readonly status?: 'NEW' | 'CONFIRMED'; readonly size?: number } = {}) => {
    const { content, totalElements } = await api('getAllOrders', { query: { search, ...more } });
    return [totalElements, ...content.map(({ orderNumber }) => orderNumber)];
  };
  expect(await find('muresan stefania')).toEqual([1, stefania]);
  expect(await find('ANA')).toEqual([2, popescu, ana]);
  expect(await find('ana', { size: 1 })).toEqual([2, popescu]);
  expect(await find('+40 733 444 555')).toEqual([1, ana]);
  expect(await find(String(popescu))).toEqual([1, popescu]);
  expect(await find('100%')).toEqual([0]);
  // One letter or two begin a word.
  expect(await find('po an')).toEqual([2, popescu, ana]);
  expect(await find('ma')).toEqual([1, ana]);
  expect(await find('es')).toEqual([0]);
  expect(await find('ana', { status: 'CONFIRMED' })).toEqual([0]);
  expect((await api('getAllOrders', { query: { search: 'ana' } })).numberOfNewOrders).toBe(3);
});

test('a search of staff counts at most two hundred orders, and its pages go on', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const api = story.apiOf(mara);
  await sql`
    insert into orders (number, status, access_token_hash, method, first_name, last_name, email, phone, placed_at, payment_parts,
      products_bani, packaging_bani, delivery_bani, deposit_bani, total_bani, payable_bani, terms_version)
    select 20000000 + n, 'DELIVERED', decode(md5(n::text), 'hex'), 'PICKUP', 'Ștefan', 'Pop ' || n, '', '0722000111', now() - n * interval '1 hour',
      '[{"means":"cash","amount":5000}]', 5000, 0, 0, 0, 5000, 5000, '1' from generate_series(1, 205) n`.execute(
    story.db,
  );
  const found = async (search: string, page = 0) => {
    const { content, totalElements } = await api('getAllOrders', { query: { search, page, size: 10 } });
    return [totalElements, ...content.map(({ orderNumber }) => orderNumber - 20_000_000)];
  };
  expect(await found('stefan', 20)).toEqual([200, 201, 202, 203, 204, 205]);
  expect((await found('2'))[0]).toBe(200);
  expect(await found('pop 204')).toEqual([1, 204]);
  expect(await found('pop 20')).toEqual([7, 20, 200, 201, 202, 203, 204, 205]);
  expect(await found('20000204')).toEqual([1, 204]);
});
