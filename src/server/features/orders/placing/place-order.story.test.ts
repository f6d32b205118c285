import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { deleteExpiredKeys } from '#server/platform/idempotency.ts';
import { aDelivery, anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { atOnce } from '#test/support/at-once.ts';
import { aCoupon, aCustomer, aManager, aProduct, aPromotion, aSize, aZone } from '#test/support/factories.ts';
import { patiently, placePatiently } from '#test/support/place-patiently.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { type RestaurantFacts, theRestaurant } from '#test/support/the-restaurant.ts';

async function openRestaurant(facts: RestaurantFacts = {}): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db, facts);
  return story;
}

async function countOrders({ db }: TestApp): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function stockOf({ db }: TestApp, sizeId: number): Promise<number> {
  const { stock } = await db.selectFrom('sizes').select('stock').where('id', '=', sizeId).executeTakeFirstOrThrow();
  return stock;
}

test('an order is placed: number, price, live page, stock, event and mail', async () => {
  await using story = await openRestaurant();
  const zone = await aZone(story.db, { city: 'Blaj', fee: bani(500), freeFrom: bani(5000) });
  const pizza = await aProduct(story.db, {
    name: 'Pizza Margherita',
    price: bani(3200),
    boxPrice: bani(200),
    stock: 7,
    extras: [{ name: 'Mozzarella', price: bani(400) }],
    allergens: ['milk', 'gluten'],
  });
  const placed = await place(
    story.api,
    anOrder({
      of: [],
      orderDetails: [
        {
          productId: pizza.id,
          dimensionsBean: {
            id: pizza.sizeId,
            quantity: 1,
            preferredMessage: 'fără ceapă',
            extraIngredientsBeanList: [{ name: 'Mozzarella', price: 4 }],
          },
        },
      ],
      delivery: aDelivery(zone.code),
    }),
  );
  expect(placed).toMatchObject({
    orderStatus: 'NEW',
    orderDate: [2026, 11, 20, 12, 0, 0, 0],
    subTotalPrice: 36,
    totalBoxPrice: 2,
    deliveryFee: 5,
    totalPrice: 43,
    updatedPriceAfterCoupon: 43,
    message: expect.stringContaining('așteaptă confirmarea restaurantului'),
  });
  expect(placed.orderNumber).toBeGreaterThanOrEqual(10_000_000);
  expect(placed.trackingPath).toBe(`/comanda/${placed.accessToken}`);
  expect(await stockOf(story, pizza.sizeId)).toBe(6);

  const { order, restaurant } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(restaurant).toEqual({
    name: 'Vatra Frasinilor',
    phoneNumber: '0258000100',
    address: 'Strada Frasinului nr. 12, Blaj',
  });
  expect(order).toMatchObject({
    orderNumber: placed.orderNumber,
    firstName: 'Ana-Maria',
    phoneNumber: '0722123456',
    deliveryMethodChosen: 'Livrare la domiciliu',
    pickupOrDeliveryMoment: 'Cât mai repede',
    deliveryDetailsBean: { city: 'Blaj', streetAddress: 'Strada Lungă', appartmentNumber: '3', deliveryFee: 5 },
    productInformationList: [
      {
        name: 'Pizza Margherita',
        allergens: ['milk', 'gluten'],
        dimensionOrders: [
          {
            quantity: 1,
            price: 32,
            boxPrice: 2,
            preferredMessage: 'fără ceapă',
            extraIngredientsBeanList: [{ name: 'Mozzarella', price: 4 }],
          },
        ],
      },
    ],
    timeline: [{ kind: 'placed', actor: null }],
  });
  const jobs = await story.services.pool.query("select data from pgboss.job where name = 'mail'");
  expect(jobs.rows).toEqual([{ data: { kind: 'order_received', orderId: expect.any(Number) } }]);
});

test('numbers do not tell how many orders there are', async () => {
  await using story = await openRestaurant();
  const soup = await aProduct(story.db);
  const numbers: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const placed = await place(story.api, anOrder({ of: [soup], delivery: guest(index) }));
    numbers.push(placed.orderNumber);
  }
  expect(new Set(numbers).size).toBe(12);
  expect(numbers).not.toEqual(numbers.toSorted((one, other) => one - other));
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeGreaterThan(1_000_000);
});

test('a bundle is sold with its free part, whether the client knows its sets or only their labels', async () => {
  await using story = await openRestaurant();
  const pizza = await aProduct(story.db, { name: 'Pizza', price: bani(4000), boxPrice: bani(200), stock: 5 });
  const cake = await aProduct(story.db, { name: 'Prăjitură', price: bani(1500), boxPrice: bani(100), stock: 5 });
  const bundle = await aPromotion(story.db, {
    name: 'Pizza cu desert',
    sets: [
      { label: 'Pizza', options: [pizza] },
      { label: 'Desert', isFree: true, options: [cake] },
    ],
  });
  const choice = (product: typeof pizza, label: string) => ({
    productId: product.id,
    dimensionId: product.sizeId,
    label,
  });
  const placed = await place(
    story.api,
    anOrder({
      of: [],
      orderPromotionDetails: [
        { promotionId: bundle.id, quantity: 2, productBeans: [choice(cake, 'desert'), choice(pizza, 'pizza')] },
      ],
    }),
  );
  expect(placed).toMatchObject({ subTotalPrice: 80, totalBoxPrice: 4, totalPrice: 84 });
  const { order } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(order.orderPromotionDetails).toMatchObject([
    {
      promotionName: 'Pizza cu desert',
      quantity: 2,
      promotionTotal: 80,
      productBeans: [
        { productName: 'Pizza', productPrice: 40, packagePrice: 2, isFreeProduct: false },
        { productName: 'Prăjitură', productPrice: 0, packagePrice: 0, isFreeProduct: true },
      ],
    },
  ]);
  expect([await stockOf(story, pizza.sizeId), await stockOf(story, cake.sizeId)]).toEqual([3, 3]);
});

test('a coupon takes its share off once per mailbox and phone, in any spelling', async () => {
  await using story = await openRestaurant();
  const pizza = await aProduct(story.db, { price: bani(5000), boxPrice: bani(200) });
  const coupon = await aCoupon(story.db, { couponCode: 'POFTA10', discountBasisPoints: 1000 });
  const order = (delivery: Partial<OrderBody['deliveryDetailsBean']>) =>
    anOrder({ of: [pizza], inputCouponPayloadBean: { coupon: ' pofta10 ' }, delivery });
  const placed = await place(story.api, order({ email: 'ana.pop+pizza@gmail.com' }));
  expect(placed).toMatchObject({ discount: 5, totalPrice: 52, updatedPriceAfterCoupon: 47 });
  const { order: stored } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(stored).toMatchObject({ coupon: coupon.code, totalPrice: 52, updatedPriceAfterCoupon: 47, cashAmount: 47 });

  const sameMailbox = order({ email: 'anapop@gmail.com', phoneNumber: '0733 000 111' });
  const samePhone = order({ email: 'alta@exemplu.ro', phoneNumber: '+40 722 123 456' });
  for (const body of [sameMailbox, samePhone]) {
    expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({
      code: 'coupon_invalid',
      fields: { inputCouponPayloadBean: expect.any(String) },
    });
  }
});

test('the documents’ spellings are understood: other names, a locality by its name, a moment in two fields', async () => {
  await using story = await openRestaurant();
  await aZone(story.db, { code: 'CRACIUNEL', city: 'Crăciunel' });
  const soup = await aProduct(story.db);
  const placed = await place(story.api, {
    orderDetails: [{ productId: soup.id, dimensionsBean: [{ id: soup.sizeId, quantity: 1 }] }],
    deliveryDetailsBean: {
      firstName: 'Bo',
      lastName: 'Constantinescu-Popa',
      emailAddress: 'Bo@Exemplu.RO',
      phoneNumber: '0040.258.123.456',
      deliveryMethod: 'DELIVERY',
      city: 'craciunel',
      streetAddress: 'Str. Morii',
      streetNumberAddress: '1',
      apartmentNumber: '9',
      asSoonAsPossible: false,
      chosenOrderDate: [2026, 11, 20],
    },
    arrivalTime: '19:30',
    orderPaymentEnumValue: 'CARD',
    inputCouponPayloadBean: '',
  });
  expect(placed.orderStatus).toBe('SCHEDULED');
  const { order } = await story.api('trackOrder', { params: { token: placed.accessToken } });
  expect(order).toMatchObject({
    email: 'bo@exemplu.ro',
    phoneNumber: '0258123456',
    requestedAt: '2026-11-20T17:30:00.000Z',
    pickupOrDeliveryMoment: 'vineri, 20 noiembrie 2026, ora 19:30',
    orderPaymentOptions: 'CARD',
    paymentStatus: 'unpaid',
    deliveryDetailsBean: { city: 'Crăciunel', cityCode: 'CRACIUNEL', appartmentNumber: '9' },
  });
});

test('a changed price comes with the new quote, and the same cart at that price is taken', async () => {
  await using story = await openRestaurant();
  const pizza = await aProduct(story.db, { price: bani(3200), boxPrice: bani(150) });
  const body = anOrder({ of: [[pizza, 2]], subTotalPrice: 60, totalPrice: 63 });
  const { quote } = await refusalOf(story.api, 'placeOrder', { body });
  expect(quote).toMatchObject({ subTotalPrice: 64, totalBoxPrice: 3, totalPrice: 67, updatedPriceAfterCoupon: 67 });
  const placed = await place(story.api, { ...body, ...quote });
  expect(placed.totalPrice).toBe(67);
});

test('what comes free from the client is charged all the same', async () => {
  await using story = await openRestaurant();
  const { id: productId, sizeId: id } = await aProduct(story.db, {
    price: bani(3200),
    boxPrice: bani(100),
    extras: [{ name: 'Cașcaval', price: bani(500) }],
  });
  const extra = { name: 'Cașcaval', price: 0, isFreeProduct: true };
  const dimensionsBean = { id, quantity: 1, boxPrice: 0, extraIngredientsBeanList: [extra] };
  const placed = await place(story.api, anOrder({ of: [], orderDetails: [{ productId, dimensionsBean }] }));
  expect(placed).toMatchObject({ subTotalPrice: 37, totalBoxPrice: 1, totalPrice: 38 });
});

test('the same size in a line and in a bundle is counted together', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { stock: 2 });
  const bundle = await aPromotion(story.db, { sets: [{ options: [pie] }] });
  const productBeans = [{ productId: pie.id, dimensionId: pie.sizeId }];
  const orderPromotionDetails = [{ promotionId: bundle.id, quantity: 1, productBeans }];
  const body = (pieces: number) => anOrder({ of: [[pie, pieces]], orderPromotionDetails });
  expect(await refusalOf(story.api, 'placeOrder', { body: body(2) })).toMatchObject({ code: 'not_enough_stock' });
  expect(await stockOf(story, pie.sizeId)).toBe(2);
  await place(story.api, body(1));
  expect(await stockOf(story, pie.sizeId)).toBe(0);
});

test('the same key answers with the same order, a different cart under it is refused', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { stock: 5 });
  const body = anOrder({ of: [pie] });
  const send = (sent: OrderBody) =>
    story.request('/user-service/user-placing-order', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'cheia-mea-1234' },
      body: JSON.stringify(sent),
    });
  const first = await send(body);
  const second = await send(body);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([null, 'true']);
  expect(await second.json()).toEqual(await first.json());
  const other = await send(anOrder({ of: [[pie, 2]] }));
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: 'idempotency_conflict' });
  expect(await stockOf(story, pie.sizeId)).toBe(4);
});

test('the key may stand in the body', async () => {
  await using story = await openRestaurant();
  const body = anOrder({ of: [await aProduct(story.db)], idempotencyKey: 'cheia-din-corp' });
  const [first, second] = [await place(story.api, body), await place(story.api, body)];
  expect(second).toEqual(first);
});

test('a refused order frees its key: the next try with it may succeed', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { stock: 0 });
  const body = anOrder({ of: [pie] });
  await refusalOf(story.api, 'placeOrder', { body, headers: { 'Idempotency-Key': 'aceeasi-cheie' } });
  await story.db.updateTable('sizes').set({ stock: 1 }).where('id', '=', pie.sizeId).execute();
  const placed = await place(story.api, body, 'aceeasi-cheie');
  expect(placed.orderStatus).toBe('NEW');
});

test('without a key a double tap is one order, half a minute later it is another', async () => {
  await using story = await openRestaurant();
  const body = anOrder({ of: [await aProduct(story.db)] });
  const [first, second] = await Promise.all([place(story.api, body), place(story.api, body)]);
  expect(second.orderNumber).toBe(first.orderNumber);
  story.clock.advanceMinutes(1);
  expect((await place(story.api, body)).orderNumber).not.toBe(first.orderNumber);
});

test('without a key, the same again after it was handed over or refused is another order; accepted, it is still the one', async () => {
  await using story = await openRestaurant();
  const staff = story.apiOf(await aManager(story.db));
  const body = anOrder({ of: [await aProduct(story.db)] });
  const first = await place(story.api, body);
  await staff('confirmOrder', { body: { orderNumber: first.orderNumber, timeToPrepare: 10 } });
  expect((await place(story.api, body)).orderNumber).toBe(first.orderNumber);
  await staff('markAsDelivered', { body: { orderNumber: first.orderNumber } });
  const [second, copy] = await Promise.all([place(story.api, body), place(story.api, body)]);
  expect(second.orderNumber).not.toBe(first.orderNumber);
  expect(copy.orderNumber).toBe(second.orderNumber);
  await staff('rejectOrder', { body: { orderNumber: second.orderNumber, reason: 'Nu mai avem aluat.' } });
  expect((await place(story.api, body)).orderNumber).not.toBe(second.orderNumber);
  expect(await countOrders(story)).toBe(3);
});

test('a hundred copies of one submission over three processes are one order', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { stock: 50 });
  const processes = [story, story.second(), story.second()];
  const body = anOrder({ of: [pie] });
  const answers = await atOnce(60, 100, (copy) =>
    placePatiently((processes[copy % 3] ?? story).api, body, 'o-singura-data'),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await countOrders(story)).toBe(1);
  expect(await stockOf(story, pie.sizeId)).toBe(49);
});

test('of three hundred guests over three processes exactly five get the last five portions', async () => {
  await using story = await openRestaurant();
  const [pie, soup] = [await aProduct(story.db, { stock: 5 }), await aProduct(story.db, { stock: 1000 })];
  const processes = [story, story.second(), story.second()];
  // Sixty at once: more than the three processes have connections, so they also wait for each other inside.
  const results = await atOnce(60, 300, async (index) => {
    // Half of them name the two dishes the other way round: a deadlock, were rows not locked in order.
    const body = JSON.stringify(anOrder({ of: index % 2 === 0 ? [pie, soup] : [soup, pie], delivery: guest(index) }));
    const send = () =>
      (processes[index % 3] ?? story).request('/user-service/user-placing-order', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
    let response = await send();
    // Who waited in line too long is told to come back in a moment, and does.
    while (response.status === 503) response = await send();
    return { status: response.status, body: await response.json() };
  });
  const losers = results.filter(({ status }) => status !== 201);
  expect(losers).toHaveLength(295);
  expect(new Set(losers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 not_enough_stock']),
  );
  expect([await stockOf(story, pie.sizeId), await stockOf(story, soup.sizeId)]).toEqual([0, 995]);
  expect(await countOrders(story)).toBe(5);
  const { rows } = await story.services.pool.query(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows[0].deadlocks).toBe(0);
});

test('of fifty guests with one coupon between them, one phone and many mailboxes, one gets the discount', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { price: bani(5000) });
  const { code } = await aCoupon(story.db);
  const api = patiently(story.api);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      place(
        api,
        anOrder({ of: [pie], inputCouponPayloadBean: code, delivery: { email: `ana+${index}@exemplu${index}.ro` } }),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await countOrders(story)).toBe(1);
});

test('twenty unanswered orders are enough for one phone', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db);
  for (let index = 0; index < 20; index += 1) {
    await place(story.api, anOrder({ of: [pie], delivery: { ...guest(index), phoneNumber: '0722123456' } }));
  }
  const body = anOrder({ of: [pie], delivery: { ...guest(99), phoneNumber: '+40722123456' } });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ status: 429, code: 'too_many_requests' });
  await place(story.api, anOrder({ of: [pie], delivery: guest(100) }));
});

test('twenty unanswered orders are enough for one table whose guests give no name; other tables order', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db);
  await story.db.updateTable('restaurant').set({ dine_in_enabled: true }).execute();
  const nobody = { firstName: '', lastName: '', email: '', phoneNumber: '' };
  const at = (table: string, index: number) =>
    anOrder({ of: [[pie, index + 1]], table, delivery: { ...nobody, deliveryMethod: 'RESTAURANT' } });
  for (let index = 0; index < 20; index += 1) await place(story.api, at('5', index));
  expect(await refusalOf(story.api, 'placeOrder', { body: at('5', 20) })).toMatchObject({ status: 429 });
  await place(story.api, at('6', 0));
});

test('one address places thirty orders an hour at most', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db);
  const prankster = story.apiOf({ ip: '203.0.113.7' });
  for (let index = 0; index < 30; index += 1) await place(prankster, anOrder({ of: [pie], delivery: guest(index) }));
  const body = anOrder({ of: [pie], delivery: guest(31) });
  expect(await refusalOf(prankster, 'placeOrder', { body })).toMatchObject({ status: 429 });
});

test('an order is its owner’s: another person’s is not found, staff read it by their own call', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db);
  const [ana, other, manager] = [await aCustomer(story.db), await aCustomer(story.db), await aManager(story.db)];
  const { orderNumber: id } = await place(story.apiOf(ana), anOrder({ of: [pie] }));
  const guestOrder = await place(story.api, anOrder({ of: [pie], delivery: guest(1) }));

  const [own] = await story.apiOf(ana)('getOrderDetails', { params: { id } });
  expect(own?.orderNumber).toBe(id);
  for (const [visitor, number] of [
    [other, id],
    [manager, id],
    [ana, guestOrder.orderNumber],
    [ana, 99_999_999],
  ] as const) {
    const refusal = await refusalOf(story.apiOf(visitor), 'getOrderDetails', { params: { id: number } });
    expect(refusal).toMatchObject({ status: 404, code: 'order_not_found' });
  }
  expect(await refusalOf(story.api, 'getOrderDetails', { params: { id } })).toMatchObject({ status: 401 });
  expect(await refusalOf(story.apiOf(ana), 'getStaffOrderDetails', { params: { id } })).toMatchObject({ status: 403 });
  const [seen] = await story.apiOf(manager)('getStaffOrderDetails', { params: { id } });
  expect(seen?.orderNumber).toBe(id);
});

test('the live page opens by its key alone, for thirty days', async () => {
  await using story = await openRestaurant();
  const { accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const wrong = `${accessToken.slice(0, -1)}${accessToken.endsWith('A') ? 'B' : 'A'}`;
  expect(await refusalOf(story.api, 'trackOrder', { params: { token: wrong } })).toMatchObject({ status: 404 });
  story.clock.advanceMinutes(30 * 24 * 60 - 1);
  await story.api('trackOrder', { params: { token: accessToken } });
  story.clock.advanceMinutes(2);
  expect(await refusalOf(story.api, 'trackOrder', { params: { token: accessToken } })).toMatchObject({ status: 404 });
});

test('the guest’s key is stored nowhere', async () => {
  await using story = await openRestaurant();
  const { accessToken } = await place(story.api, anOrder({ of: [await aProduct(story.db)] }));
  const keys = await story.db.selectFrom('idempotency_keys').selectAll().execute();
  const orders = await story.db.selectFrom('orders').selectAll().execute();
  expect(JSON.stringify([keys, orders])).not.toContain(accessToken);
});

test('an order keeps its words and prices when the menu changes', async () => {
  await using story = await openRestaurant();
  const pie = await aProduct(story.db, { name: 'Plăcintă', price: bani(1200) });
  await aSize(story.db, pie.id, { label: '500 g' });
  const { accessToken } = await place(story.api, anOrder({ of: [pie] }));
  await story.db.updateTable('products').set({ name: 'Altceva', is_on: false }).execute();
  await story.db.updateTable('sizes').set({ price_bani: 9900, label: 'mare' }).execute();
  const { order } = await story.api('trackOrder', { params: { token: accessToken } });
  expect(order.productInformationList).toMatchObject([
    { name: 'Plăcintă', dimensionOrders: [{ value: '300 g', price: 12 }] },
  ]);
});

test('a key is free again after a week, and its order stays', async () => {
  await using story = await openRestaurant();
  const body = anOrder({ of: [await aProduct(story.db)] });
  const first = await place(story.api, body, 'cheie-de-o-saptamana');
  story.clock.advanceMinutes(7 * 24 * 60 - 1);
  await deleteExpiredKeys(story.db, story.clock.now());
  expect(await place(story.api, body, 'cheie-de-o-saptamana')).toEqual(first);
  story.clock.advanceMinutes(2);
  await deleteExpiredKeys(story.db, story.clock.now());
  expect(await story.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
  expect((await place(story.api, body, 'cheie-de-o-saptamana')).orderNumber).not.toBe(first.orderNumber);
  expect(await countOrders(story)).toBe(2);
});

test('an order never changes its owner silently: the account it was meant for is signed in, or nothing is ordered', async () => {
  await using story = await openRestaurant();
  const soup = await aProduct(story.db, { price: bani(1800), stock: 9 });
  const ana = await aCustomer(story.db, { email: 'ana@exemplu.ro' });
  const ion = await aCustomer(story.db, { email: 'ion@exemplu.ro' });
  const order = (expectedAccount?: string) => ({
    body: {
      ...anOrder({ of: [soup], delivery: guest(1) }),
      ...(expectedAccount === undefined ? {} : { expectedAccount }),
    },
    headers: { 'Idempotency-Key': 'the-same-order' },
  });
  for (const api of [story.api, story.apiOf(ion)]) {
    expect(await refusalOf(api, 'placeOrder', order(ana.email))).toMatchObject({
      status: 409,
      code: 'account_not_signed_in',
    });
  }
  expect([await countOrders(story), await stockOf(story, soup.sizeId)]).toEqual([0, 9]);

  const placed = await story.apiOf(ana)('placeOrder', order(ana.email));
  // Sent again after its answer was lost and the session with it: the same order, not a refusal.
  expect((await story.api('placeOrder', order(ana.email))).orderNumber).toBe(placed.orderNumber);
  const asGuest = await story.apiOf(ion)('placeOrder', { ...order(''), headers: {} });
  const bySession = await story.apiOf(ion)('placeOrder', {
    ...order(),
    headers: { 'Idempotency-Key': 'of-old-clients' },
  });
  const owners = await story.db.selectFrom('orders').select(['number', 'user_id']).orderBy('id').execute();
  expect(owners).toEqual([
    { number: placed.orderNumber, user_id: ana.id },
    { number: asGuest.orderNumber, user_id: null },
    { number: bySession.orderNumber, user_id: ion.id },
  ]);
});
