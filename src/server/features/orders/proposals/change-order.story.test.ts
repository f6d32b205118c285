import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ChangeContent } from '#contract/orders/proposals-wire.ts';
import { bani } from '#domain/money/bani.ts';
import { aDelivery, anOrder, type Orderable, place } from '#test/support/an-order.ts';
import { aCoupon, aManager, aProduct, aZone, type SignedIn } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

type Desk = { story: TestApp; mara: SignedIn; ion: SignedIn } & AsyncDisposable;

async function openDesk(): Promise<Desk> {
  const story = await testApp();
  await theRestaurant(story.db);
  const mara = await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' });
  const ion = await aManager(story.db, { firstName: 'Ion', lastName: 'Rus' });
  return { story, mara, ion, [Symbol.asyncDispose]: story.close };
}

function pieces(...lines: readonly (readonly [Orderable, number])[]): ChangeContent {
  return { products: lines.map(([{ id, sizeId }, quantity]) => ({ productId: id, sizeId, quantity })) };
}

async function accepted({ story, mara }: Desk, body: Parameters<typeof place>[1]) {
  const placed = await place(story.api, body);
  const { order } = await story.apiOf(mara)('confirmOrder', {
    body: { orderNumber: placed.orderNumber, timeToPrepare: 30 },
  });
  return { ...placed, order };
}

async function stockOf({ db }: TestApp, { sizeId }: Orderable): Promise<number> {
  const { stock } = await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow();
  return stock;
}

test('pieces and dishes of an accepted order change with the guest’s yes on the telephone; sums, stock and books follow', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const soup = await aProduct(story.db, { name: 'Ciorbă', price: bani(2000), boxPrice: bani(150), stock: 10 });
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(2500), stock: 5 });
  const { orderNumber, accessToken } = await accepted(desk, anOrder({ of: [[soup, 3]] }));
  expect(await stockOf(story, soup)).toBe(7);
  const api = story.apiOf(mara);
  const content = pieces([soup, 2], [cake, 1]);
  const quote = await api('quoteChange', { body: { orderNumber, content } });
  expect(quote).toEqual({
    problem: null,
    refusal: null,
    changes: [
      { pieces: -1, text: expect.stringContaining('Ciorbă') },
      { pieces: 1, text: expect.stringContaining('Papanași') },
    ],
    before: 64.5,
    payable: 68,
    losesCoupon: false,
    needsAge: false,
  });
  expect(await stockOf(story, soup)).toBe(7);
  const { message, order } = await api('changeOrder', {
    body: { orderNumber, content, reason: 'A sunat clientul.', expectedVersion: 2, expectedPayable: 68 },
  });
  expect(message).toBe('Comanda a fost schimbată.');
  expect(order).toMatchObject({
    orderStatus: 'CONFIRMED',
    version: 3,
    subTotalPrice: 65,
    totalBoxPrice: 3,
    payable: 68,
    cashAmount: 68,
    unseenChanges: quote.changes,
    versions: [
      {
        actor: 'Mara Ionescu',
        consent: 'phone',
        reason: 'A sunat clientul.',
        changes: quote.changes,
        items: [{ quantity: 3, name: 'Ciorbă', price: 60 }],
        payable: 64.5,
      },
    ],
  });
  expect(order.timeline.at(-1)).toMatchObject({ kind: 'changed', actor: 'Mara Ionescu' });
  expect(order.timeline.at(-1)?.note).toContain('clientul a acceptat la telefon');
  expect(await stockOf(story, soup)).toBe(8);
  expect(await stockOf(story, cake)).toBe(4);
  // Marked for the kitchen until staff say that they saw it.
  const listed = async () => (await api('getAllOrders', { query: {} })).content[0];
  expect(await listed()).toMatchObject({ payable: 68, unseenChanges: quote.changes });
  await story.apiOf(ion)('seeChange', { body: { orderNumber } });
  expect(await listed()).toMatchObject({ unseenChanges: [] });
  expect(await refusalOf(api, 'seeChange', { body: { orderNumber } })).toMatchObject({ code: 'already_decided' });
  // The guest reads what is ordered now, not who of staff changed it, nor what it was.
  const tracked = (await story.api('trackOrder', { params: { token: accessToken } })).order;
  expect(tracked).toMatchObject({
    payable: 68,
    versions: [],
    fiscalReceipt: null,
    productInformationList: [{ name: 'Ciorbă' }, { name: 'Papanași' }],
  });
  // Cancelled, all of it goes back, once.
  await api('rejectOrder', { body: { orderNumber, reason: 'Gata.' } });
  expect([await stockOf(story, soup), await stockOf(story, cake)]).toEqual([10, 5]);
});

test('what the guest agreed to keeps its price when the menu has become more expensive; what is new costs what it costs now', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const soup = await aProduct(story.db, {
    name: 'Ciorbă',
    price: bani(2000),
    extras: [{ name: 'Smântână', price: bani(300) }],
  });
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(2500) });
  const { orderNumber } = await accepted(desk, anOrder({ of: [[soup, 2]] }));
  await story.db.updateTable('sizes').set({ price_bani: 9900 }).execute();
  const api = story.apiOf(mara);
  const priced = async (content: ChangeContent) =>
    (await api('quoteChange', { body: { orderNumber, content } })).payable;
  expect(await priced(pieces([soup, 2]))).toBe(40);
  expect(await priced(pieces([soup, 3]))).toBe(60);
  expect(await priced(pieces([soup, 1], [cake, 1]))).toBe(119);
  const withExtra = { productId: soup.id, sizeId: soup.sizeId, quantity: 2, extras: ['Smântână'] };
  expect(await priced({ products: [withExtra] })).toBe(46);
});

test('options of an accepted order: the same choice keeps its price, another is priced by the menu of now, a needed one must be there', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const pizza = await aProduct(story.db, { name: 'Diavola', price: bani(4000) });
  const options = [{ name: 'Clasic' }, { name: 'Umplut', price: bani(600) }];
  await giveOptionGroups(story.db, pizza.id, [
    { name: 'Blat', minimum: 1, maximum: 1, options },
    { name: 'Sosuri', maximum: 3, options: [{ name: 'Usturoi', price: bani(200), most: 2 }] },
  ]);
  const { optionGroups } = await story.api('getProduct', { params: { id: pizza.id } });
  const idOf = (name: string) =>
    optionGroups.flatMap((group) => group.options).find((option) => option.name === name)?.id ?? 0;
  const chosen = (...names: readonly string[]) =>
    [...new Set(names)].map((name) => ({
      optionId: idOf(name),
      parentId: null,
      count: names.filter((one) => one === name).length,
    }));
  const { id, sizeId } = pizza;
  const extraIngredientsBeanList = [
    { name: 'Umplut', optionId: idOf('Umplut') },
    { name: 'Usturoi', optionId: idOf('Usturoi') },
  ];
  const { orderNumber, accessToken, order } = await accepted(
    desk,
    anOrder({
      of: [],
      orderDetails: [{ productId: id, dimensionsBean: { id: sizeId, quantity: 2, extraIngredientsBeanList } }],
    }),
  );
  expect(order.payable).toBe(96);
  await story.db
    .updateTable('options')
    .set(({ eb }) => ({ price_bani: eb('price_bani', '+', 500) }))
    .execute();

  const api = story.apiOf(mara);
  const as = (quantity: number, ...names: readonly string[]): ChangeContent => ({
    products: [{ productId: id, sizeId, quantity, options: chosen(...names) }],
  });
  const priced = async (content: ChangeContent) => {
    const { payable, problem } = await api('quoteChange', { body: { orderNumber, content } });
    return problem ?? payable;
  };
  expect(await priced(as(2, 'Umplut', 'Usturoi'))).toBe(96);
  expect(await priced(as(3, 'Usturoi', 'Umplut'))).toBe(144);
  // 40 + (6 + 5) + (2 + 5) twice, and 40 + (0 + 5).
  expect(await priced(as(1, 'Umplut', 'Usturoi', 'Usturoi'))).toBe(65);
  expect(await priced(as(1, 'Clasic'))).toBe(45);
  expect(await priced(as(2, 'Usturoi'))).toBe('Alege o opțiune din „Blat” la Diavola.');

  const content: ChangeContent = {
    products: [
      { productId: id, sizeId, quantity: 1, options: chosen('Umplut', 'Usturoi') },
      { productId: id, sizeId, quantity: 1, options: chosen('Clasic', 'Usturoi', 'Usturoi') },
    ],
  };
  const body = { orderNumber, content, reason: 'A sunat clientul.', expectedVersion: order.version };
  // 48, and 40 + 5 + 2 × 7.
  const changed = (await api('changeOrder', { body: { ...body, expectedPayable: 107 } })).order;
  expect(changed).toMatchObject({ payable: 107, subTotalPrice: 107, cashAmount: 107 });
  expect(changed.unseenChanges).toEqual([
    { pieces: -1, text: expect.stringMatching(/^Diavola.*Umplut.*Usturoi/) },
    { pieces: 1, text: expect.stringMatching(/^Diavola.*Clasic.*2 × Usturoi/) },
  ]);
  const tracked = (await story.api('trackOrder', { params: { token: accessToken } })).order;
  expect(tracked.payable).toBe(107);
  const { rows } = await sql<{ names: string[] }>`
    select array(select one->>'name' from jsonb_array_elements(extras) as one) as names from order_lines order by id`.execute(
    story.db,
  );
  expect(rows.map(({ names }) => names)).toEqual([
    ['Umplut', 'Usturoi'],
    ['Clasic', 'Usturoi'],
  ]);
});

test('dishes that ran out or left the menu stay in the order and can be fewer; more of them are refused', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const soup = await aProduct(story.db, { name: 'Ciorbă', price: bani(2000), stock: 3 });
  const cake = await aProduct(story.db, { name: 'Papanași', price: bani(2500) });
  const { orderNumber } = await accepted(
    desk,
    anOrder({
      of: [
        [soup, 3],
        [cake, 2],
      ],
    }),
  );
  await story.db.updateTable('products').set({ is_on: false }).where('id', '=', cake.id).execute();
  const api = story.apiOf(mara);
  const quote = (content: ChangeContent) => api('quoteChange', { body: { orderNumber, content } });
  expect(await quote(pieces([soup, 3], [cake, 1]))).toMatchObject({ problem: null, payable: 85 });
  expect((await quote(pieces([soup, 3], [cake, 3]))).problem).toContain('Papanași');
  expect((await quote(pieces([soup, 4], [cake, 2]))).problem).toContain('Ciorbă');
  await story.db.updateTable('products').set({ archived_at: new Date() }).where('id', '=', cake.id).execute();
  expect(await quote(pieces([soup, 2], [cake, 2]))).toMatchObject({ problem: null, payable: 90 });
});

test('a coupon whose condition is no longer met leaves the order and may be used again', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const soup = await aProduct(story.db, { price: bani(3000) });
  const coupon = await aCoupon(story.db, { minimumOrder: bani(5000) });
  const withCoupon = anOrder({ of: [[soup, 2]], inputCouponPayloadBean: coupon.code });
  const { orderNumber, order } = await accepted(desk, withCoupon);
  expect(order.coupon).toBe(coupon.code);
  const api = story.apiOf(mara);
  const content = pieces([soup, 1]);
  expect(await api('quoteChange', { body: { orderNumber, content } })).toMatchObject({
    losesCoupon: true,
    payable: 30,
  });
  const body = { orderNumber, content, reason: 'A sunat.', expectedVersion: order.version, expectedPayable: 30 };
  expect((await api('changeOrder', { body })).order).toMatchObject({ coupon: null, discount: 0, payable: 30 });
  const again = await place(story.api, withCoupon);
  expect(again.discount).toBeGreaterThan(0);
});

test('the order goes to another door, and is paid in two parts', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const zone = await aZone(story.db);
  const soup = await aProduct(story.db, { price: bani(4000) });
  const ordered = anOrder({ of: [soup], delivery: aDelivery(zone.code) });
  const { orderNumber, order } = await accepted(desk, ordered);
  const { deliveryMethod: _method, deliveryFee: _fee, city: _city, ...before } = order.deliveryDetailsBean;
  const address = { ...before, cityCode: zone.code, streetNumberAddress: '99', dropOff: 'LEAVE' };
  const content = { ...pieces([soup, 1]), address, payment: 'CASH_AND_CARD' as const, cardAmount: 10 };
  const api = story.apiOf(mara);
  const { changes } = await api('quoteChange', { body: { orderNumber, content } });
  expect(changes.map(({ text }) => text)).toEqual([
    expect.stringContaining('nr. 99'),
    expect.stringContaining('10,00'),
  ]);
  const body = { orderNumber, content, reason: 'S-a mutat.', expectedVersion: order.version };
  const changed = await api('changeOrder', { body: { ...body, expectedPayable: order.payable } });
  expect(changed.order).toMatchObject({
    deliveryDetailsBean: { streetNumberAddress: '99', dropOff: 'LEAVE' },
    cardAmount: 10,
    cashAmount: order.payable - 10,
  });
  const wrong = { ...content, address: { ...address, dropOff: 'PE_GEAM' } };
  const { problem } = await api('quoteChange', { body: { orderNumber, content: wrong } });
  expect(problem).not.toBeNull();
});

test('a change is refused in words when the order left, was changed elsewhere, costs another sum, or would stay as it is', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const zone = await aZone(story.db, { minimumOrder: bani(3000) });
  const soup = await aProduct(story.db, { price: bani(2000) });
  const ordered = anOrder({ of: [[soup, 3]], delivery: aDelivery(zone.code) });
  const { orderNumber, order } = await accepted(desk, ordered);
  const api = story.apiOf(mara);
  const change = (about: object) => ({
    body: {
      orderNumber,
      content: pieces([soup, 2]),
      reason: 'A sunat.',
      expectedVersion: order.version,
      expectedPayable: order.payable - 20,
      ...about,
    },
  });
  expect(await refusalOf(api, 'changeOrder', change({ reason: ' ' }))).toMatchObject({ code: 'reason_required' });
  expect(await refusalOf(api, 'changeOrder', change({ expectedPayable: 1 }))).toMatchObject({ code: 'price_changed' });
  expect(
    await refusalOf(api, 'changeOrder', change({ content: pieces([soup, 3]), expectedPayable: order.payable })),
  ).toMatchObject({ code: 'nothing_changed' });
  expect(await refusalOf(api, 'changeOrder', change({ content: pieces([soup, 1]) }))).toMatchObject({
    code: 'below_minimum',
  });
  expect(await refusalOf(api, 'changeOrder', change({ content: { products: [] } }))).toMatchObject({
    code: 'empty_cart',
  });
  await api('changeOrder', change({}));
  const late = await refusalOf(story.apiOf(ion), 'changeOrder', change({ content: pieces([soup, 4]) }));
  expect(late).toMatchObject({
    code: 'already_decided',
    message: expect.stringContaining('schimbată de Mara Ionescu'),
  });
  await api('changeStage', { body: { orderNumber, stage: 'out' } });
  expect(await refusalOf(api, 'changeOrder', change({ expectedVersion: 4 }))).toMatchObject({ code: 'order_left' });
});

test('a change is told by a slip against the paper that is there; those of one poll are told together, or not at all', async () => {
  await using desk = await openDesk();
  const { story, mara } = desk;
  const soup = await aProduct(story.db, { name: 'Ciorbă', price: bani(2000) });
  const printer = {
    name: 'Bucătărie',
    protocol: 'star',
    dots: 576,
    prints: 'kitchen',
    prints_on: 'acceptance',
  } as const;
  await story.db
    .insertInto('printers')
    .values({ ...printer, created_at: new Date(), last_seen_at: new Date() })
    .execute();
  const { orderNumber } = await accepted(desk, anOrder({ of: [[soup, 3]] }));
  const change = (quantity: number, expectedVersion: number) => {
    const content = pieces([soup, quantity]);
    const body = { orderNumber, content, reason: 'A sunat.', expectedVersion, expectedPayable: 20 * quantity };
    return story.apiOf(mara)('changeOrder', { body });
  };
  const slips = async () => {
    const { rows } = await story.services.pool.query<{ reason: string; changes: string[] }>(
      "select reason, changes from print_jobs where state <> 'dropped' order by id",
    );
    return rows;
  };
  // Not fetched yet: it will be drawn from the order as it is then.
  await change(2, 2);
  expect(await slips()).toEqual([{ reason: 'acceptance', changes: [] }]);
  const print = () =>
    story.db.updateTable('print_jobs').set({ state: 'printed' }).where('state', '=', 'queued').execute();
  await print();
  await change(1, 3);
  await story.apiOf(mara)('seeChange', { body: { orderNumber } });
  await change(4, 5);
  const two = { reason: 'change', changes: [expect.stringMatching(/^\+ 2 × Ciorbă/)] };
  expect(await slips()).toEqual([{ reason: 'acceptance', changes: [] }, two]);
  await print();
  await change(5, 6);
  await change(4, 7);
  expect(await slips()).toEqual([{ reason: 'acceptance', changes: [] }, two]);
  await change(3, 8);
  expect((await slips()).at(-1)).toEqual({ reason: 'change', changes: [expect.stringMatching(/^− 1 × Ciorbă/)] });
});

test('of two tablets that change an order at once one wins, and stock moves once', async () => {
  await using desk = await openDesk();
  const { story, mara, ion } = desk;
  const soup = await aProduct(story.db, { price: bani(2000), stock: 10 });
  const { orderNumber, order } = await accepted(desk, anOrder({ of: [[soup, 3]] }));
  const change = (by: SignedIn, quantity: number) =>
    story.apiOf(by)('changeOrder', {
      body: {
        orderNumber,
        content: pieces([soup, quantity]),
        reason: 'A sunat.',
        expectedVersion: order.version,
        expectedPayable: 20 * quantity,
      },
    });
  const ended = await Promise.allSettled([change(mara, 1), change(ion, 5)]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { content } = await story.apiOf(mara)('getAllOrders', { query: {} });
  const [listed] = content;
  expect(await stockOf(story, soup)).toBe(10 - (listed?.items[0]?.quantity ?? 0));
  expect(listed?.payable).toBe(20 * (listed?.items[0]?.quantity ?? 0));
});
