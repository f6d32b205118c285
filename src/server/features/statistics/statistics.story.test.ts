import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { anOrder, guest, type OrderFacts, place } from '#test/support/an-order.ts';
import { aCategory, aCoupon, anAdmin, aProduct } from '#test/support/factories.ts';
import { giveOptionGroups } from '#test/support/option-groups.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

/** A restaurant with an administrator who answers orders and reads reports. */
async function openBooks() {
  const story = await testApp();
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const admin = await anAdmin(story.db, { firstName: 'Ion', lastName: 'Rus' });
  const api = story.apiOf(admin);
  const sell = async (facts: OrderFacts) => {
    const { orderNumber } = await place(story.api, anOrder(facts));
    await api('confirmOrder', { body: { orderNumber, timeToPrepare: 30 } });
    return orderNumber;
  };
  const reject = async (facts: OrderFacts, reason: string) => {
    const { orderNumber } = await place(story.api, anOrder(facts));
    await api('rejectOrder', { body: { orderNumber, reason } });
  };
  return { story, admin, api, sell, reject, [Symbol.asyncDispose]: story.close };
}

async function tableOf(story: TestApp, token: string, path: string): Promise<readonly string[]> {
  const response = await story.request(`/admin-service/export/${path}`, {}, { token });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
}

test('income is what was accepted and delivered, after coupons and without deposits; rejected orders stand apart', async () => {
  await using books = await openBooks();
  const { story, api, sell, reject } = books;
  const dish = await aProduct(story.db, { price: bani(4_000) });
  const drink = await aProduct(story.db, { price: bani(900), deposit: bani(50) });
  const { code } = await aCoupon(story.db, { discountBasisPoints: 1_000 });
  await sell({ of: [dish], delivery: guest(1) });
  const delivered = await sell({ of: [dish, drink], delivery: guest(2), inputCouponPayloadBean: { coupon: code } });
  await api('markAsDelivered', { body: { orderNumber: delivered } });
  await reject({ of: [dish], delivery: guest(3) }, 'S-a terminat.');
  await place(story.api, anOrder({ of: [dish], delivery: guest(4) }));

  const sales = await api('getSales', { params: { dataType: 'order-numbers-current-month' } });
  // 40 + (40 + 9 − 10 %), the deposit of 0,50 left out.
  expect(sales).toMatchObject({
    totalIncomeFromOrders: 84.1,
    mediumOrderPrice: 42.05,
    numberOfOrders: 2,
    numberOfRejectedOrders: 1,
    rejectedAmount: 40,
    reductions: [{ name: `Reducere ${code}`, numberOfOrders: 1, amount: 4.9 }],
    startDate: [2026, 11, 1],
    endDate: [2026, 11, 30],
  });
  expect(sales.days).toHaveLength(30);
  expect(sales.days[19]).toEqual({ date: [2026, 11, 20], income: 84.1, numberOfOrders: 2 });
  expect(sales.days[20]).toEqual({ date: [2026, 11, 21], income: 0, numberOfOrders: 0 });
});

test('what was chosen is counted by group, in the report and in the tables', async () => {
  await using books = await openBooks();
  const { story, admin, api, sell, reject } = books;
  const pizza = await aProduct(story.db, { price: bani(4_000), extras: [{ name: 'Smântână', price: bani(300) }] });
  await giveOptionGroups(story.db, pizza.id, [
    { name: 'Blat', minimum: 1, maximum: 1, options: [{ name: 'Subțire' }, { name: 'Umplut', price: bani(500) }] },
    { name: 'Sos', options: [{ name: 'Usturoi', price: bani(200), most: 3 }] },
  ]);
  const { optionGroups } = await story.api('getProduct', { params: { id: pizza.id } });
  const idOf = (wanted: string) =>
    optionGroups.flatMap(({ options }) => options).find(({ name }) => name === wanted)?.id ?? 0;
  const ordered = (crust: string, quantity: number, sauces: number): OrderFacts => ({
    of: [],
    orderDetails: [
      {
        productId: pizza.id,
        dimensionsBean: {
          id: pizza.sizeId,
          quantity,
          extraIngredientsBeanList: [
            { name: crust, optionId: idOf(crust) },
            { name: 'Usturoi', optionId: idOf('Usturoi'), count: sauces },
            { name: 'Smântână' },
          ],
        },
      },
    ],
  });
  await sell({ ...ordered('Umplut', 2, 1), delivery: guest(1) });
  await sell({ ...ordered('Subțire', 1, 3), delivery: guest(2) });
  await reject({ ...ordered('Umplut', 1, 1), delivery: guest(3) }, 'S-a terminat.');

  const { options } = await api('getSales', { params: { dataType: 'order-numbers-current-month' } });
  expect(options).toEqual([
    { group: '', option: 'Smântână', numberOfPieces: 3, income: 9 },
    { group: 'Blat', option: 'Umplut', numberOfPieces: 2, income: 10 },
    { group: 'Blat', option: 'Subțire', numberOfPieces: 1, income: 0 },
    { group: 'Sos', option: 'Usturoi', numberOfPieces: 5, income: 10 },
  ]);
  expect(await tableOf(story, admin.token, 'options')).toEqual([
    expect.stringMatching(/Grup;Opțiune;Bucăți;Suma \(lei\)$/),
    ';Smântână;3;9',
    'Blat;Umplut;2;10',
    'Blat;Subțire;1;0',
    'Sos;Usturoi;5;10',
  ]);
  const [header, first] = await tableOf(story, admin.token, 'order-lines');
  expect(header).toMatch(/;Alegeri pe grupuri$/);
  expect(first).toMatch(/;"Blat: Umplut; Sos: Usturoi; Smântână"$/);
});

test('a day is the day of Bucharest; months and days are chosen as the documents say', async () => {
  await using books = await openBooks();
  const { story, api, sell } = books;
  const dish = await aProduct(story.db, { price: bani(4_000) });
  story.clock.set('2026-10-31T23:59:30+02:00');
  await sell({ of: [dish], delivery: guest(1) });
  story.clock.set('2026-11-01T00:00:30+02:00');
  await sell({ of: [dish], delivery: guest(2) });
  const sales = (dataType: 'order-numbers-current-month' | 'order-numbers-last-month') =>
    api('getSales', { params: { dataType } });
  expect((await sales('order-numbers-current-month')).days[0]).toMatchObject({ numberOfOrders: 1 });
  expect(await sales('order-numbers-last-month')).toMatchObject({ numberOfOrders: 1, endDate: [2026, 10, 31] });

  const between = (startDate: string, endDate: string) => ({
    params: { dataType: 'order-numbers-between-dates' as const },
    query: { startDate, endDate },
  });
  expect(await api('getSales', between('2026-10-31', '2026-11-01'))).toMatchObject({ numberOfOrders: 2 });
  expect(await api('getSales', between('2026-11-01', '2026-11-01'))).toMatchObject({ numberOfOrders: 1 });
  expect(await refusalOf(api, 'getSales', between('2026-11-02', '2026-11-01'))).toMatchObject({
    status: 422,
    message: 'Data de sfârșit trebuie să fie după data de început.',
  });
  expect(await refusalOf(api, 'getSales', between('2020-01-01', '2026-11-01'))).toMatchObject({
    code: 'period_too_long',
  });
  expect(await refusalOf(api, 'getSales', between('2026-02-30', '2026-11-01'))).toMatchObject({ code: 'invalid_time' });
});

test('a period is told beside as much time before it', async () => {
  await using books = await openBooks();
  const { story, api, sell, reject } = books;
  const dish = await aProduct(story.db, { price: bani(4_000) });
  for (const [index, moment] of ['2026-10-05', '2026-10-20', '2026-10-21', '2026-11-05'].entries()) {
    story.clock.set(`${moment}T13:00:00+02:00`);
    await sell({ of: [dish], delivery: guest(index) });
  }
  await reject({ of: [dish], delivery: guest(9) }, 'S-a terminat.');
  story.clock.set('2026-11-20T13:00:00+02:00');
  const { before } = await api('getSales', { params: { dataType: 'order-numbers-current-month' } });
  // The 21st of October stands beside a day that has not come yet.
  expect(before).toMatchObject({
    startDate: [2026, 10, 1],
    endDate: [2026, 10, 20],
    totalIncomeFromOrders: 80,
    mediumOrderPrice: 40,
    numberOfOrders: 2,
    numberOfRejectedOrders: 0,
  });
  expect(before.days).toHaveLength(20);
  const week = { startDate: '2026-11-09', endDate: '2026-11-15' };
  const days = await api('getSales', { params: { dataType: 'order-numbers-between-dates' }, query: week });
  expect(days.before).toMatchObject({ startDate: [2026, 11, 2], numberOfOrders: 1, numberOfRejectedOrders: 1 });
});

test('a month without orders has zeros everywhere', async () => {
  await using books = await openBooks();
  expect(await books.api('getSales', { params: { dataType: 'order-numbers-last-month' } })).toMatchObject({
    totalIncomeFromOrders: 0,
    mediumOrderPrice: 0,
    numberOfOrders: 0,
  });
});

test('products are told by pieces sold, and found by category and by name without diacritics', async () => {
  await using books = await openBooks();
  const { story, api, sell } = books;
  const soups = await aCategory(story.db, { name: 'Supe și ciorbe' });
  const soup = await aProduct(story.db, { name: 'Ciorbă de burtă', price: bani(2_500), categoryId: soups.id });
  const pasta = await aProduct(story.db, {
    name: 'Paste',
    price: bani(3_000),
    extras: [{ name: 'Parmezan', price: bani(400) }],
  });
  const details = (quantity: number) => [
    {
      productId: pasta.id,
      dimensionsBean: { id: pasta.sizeId, quantity, extraIngredientsBeanList: [{ name: 'Parmezan' }] },
    },
  ];
  await sell({ of: [[soup, 3]], delivery: guest(1) });
  await sell({ of: [], orderDetails: details(2), delivery: guest(2) });
  await place(story.api, anOrder({ of: [[pasta, 9]], delivery: guest(3) }));

  expect(await api('getMostSoldProducts')).toEqual([
    {
      productId: soup.id,
      productName: 'Ciorbă de burtă',
      categoryName: 'Supe și ciorbe',
      totalQuantity: 3,
      income: 75,
    },
    { productId: pasta.id, productName: 'Paste', categoryName: expect.any(String), totalQuantity: 2, income: 68 },
  ]);
  const found = async (query: { category?: string; searchTerm?: string }) =>
    (await api('getMostSoldProducts', { query })).map(({ productName }) => productName);
  expect(await found({ searchTerm: 'BURTA' })).toEqual(['Ciorbă de burtă']);
  expect(await found({ category: 'supe-si-ciorbe' })).toEqual(['Ciorbă de burtă']);
  expect(await found({ category: 'Supe si Ciorbe' })).toEqual(['Ciorbă de burtă']);
  expect(await found({ category: 'deserturi' })).toEqual([]);
  expect(await found({ searchTerm: '%' })).toEqual([]);
});

test('customers are people by their mailbox, with what they bought; the newest contact counts', async () => {
  await using books = await openBooks();
  const { story, api, sell, reject } = books;
  const dish = await aProduct(story.db, { price: bani(4_000) });
  await sell({ of: [dish], delivery: { ...guest(1), firstName: 'Ștefan', lastName: 'Țăran' } });
  story.clock.advanceMinutes(5);
  await sell({ of: [[dish, 2]], delivery: { ...guest(1), firstName: 'Ștefan', lastName: 'Țăranu' } });
  await sell({ of: [dish], delivery: { ...guest(2), firstName: 'Ana', lastName: 'Albu' } });
  await reject({ of: [dish], delivery: { ...guest(3), firstName: 'Dan', lastName: 'Zamfir' } }, 'Nu răspunde.');
  await story.db
    .insertInto('newsletter_subscribers')
    .values({
      email: guest(1).email ?? '',
      state: 'confirmed',
      confirm_hash: Buffer.from('a'),
      leave_hash: Buffer.from('b'),
      confirm_until: new Date(story.clock.now()),
      requested_at: new Date(story.clock.now()),
      confirmed_at: new Date(story.clock.now()),
    })
    .execute();

  const { content, totalElements } = await api('getClients');
  expect(totalElements).toBe(3);
  expect(content[0]).toEqual({
    firstName: 'Ștefan',
    lastName: 'Țăranu',
    phoneNumber: guest(1).phoneNumber,
    mail: guest(1).email,
    newsletterAccepted: true,
    numberOfPurchases: 2,
    orderAmount: 120,
    lastOrderDate: [2026, 11, 20, 12, 5, 0, 0],
  });
  expect(content[2]).toMatchObject({
    lastName: 'Zamfir',
    numberOfPurchases: 0,
    orderAmount: 0,
    newsletterAccepted: false,
  });
  const names = async (query: { search?: string; sort?: 'name' | 'recent'; size?: number; page?: number }) =>
    (await api('getClients', { query })).content.map(({ lastName }) => lastName);
  expect(await names({ sort: 'name' })).toEqual(['Albu', 'Țăranu', 'Zamfir']);
  expect(await names({ sort: 'recent' })).toEqual(['Zamfir', 'Albu', 'Țăranu']);
  expect(await names({ search: 'taran' })).toEqual(['Țăranu']);
  expect(await names({ search: guest(2).phoneNumber.replace(/^0/, '+40 ') })).toEqual(['Albu']);
  expect(await names({ sort: 'name', size: 1, page: 1 })).toEqual(['Țăranu']);
});

test('rejected orders are told with reason, stage and who did it', async () => {
  await using books = await openBooks();
  const { story, api, sell, reject } = books;
  const dish = await aProduct(story.db, { price: bani(4_000) });
  await reject({ of: [dish], delivery: guest(1) }, 'Nu răspunde la telefon');
  const accepted = await sell({ of: [dish], delivery: guest(2) });
  await api('rejectOrder', { body: { orderNumber: accepted, reason: 'nu răspunde la telefon' } });
  expect(await api('getRejectedOrders')).toMatchObject({
    totalElements: 2,
    totalAmount: 80,
    content: [
      { orderNumber: accepted, stage: 'cancelled', actor: 'Ion Rus', amount: 40 },
      { stage: 'refused', reason: 'Nu răspunde la telefon' },
    ],
    reasons: [{ numberOfOrders: 2 }],
  });
  expect(await api('getRejectedOrders', { query: { startDate: '2026-10-01', endDate: '2026-10-31' } })).toMatchObject({
    content: [],
    totalAmount: 0,
  });
});

test('the books of a day add up, and say when orders of it are still open', async () => {
  await using books = await openBooks();
  const { story, api, sell } = books;
  const dish = await aProduct(story.db, { price: bani(4_000), boxPrice: bani(150) });
  const drink = await aProduct(story.db, { price: bani(900), deposit: bani(50) });
  await sell({ of: [[dish, 2], drink], delivery: guest(1) });
  const done = await sell({ of: [dish], delivery: guest(2), orderPaymentEnumValue: 'CARD' });
  await api('markAsDelivered', { body: { orderNumber: done } });

  const day = await api('getDayClose');
  expect(day).toMatchObject({
    date: [2026, 11, 20],
    numberOfOrders: 2,
    numberOfOpenOrders: 1,
    numberOfRejectedOrders: 0,
    cash: 92.5,
    card: 41.5,
    products: 129,
    packaging: 4.5,
    delivery: 0,
    deposits: 0.5,
    discounts: 0,
    total: 134,
  });
  expect(day.vat.reduce((sum, share) => sum + share.gross, 0)).toBeCloseTo(133.5);
  expect(await api('getDayClose', { query: { date: '2026-11-19' } })).toMatchObject({ numberOfOrders: 0, total: 0 });
  expect(await refusalOf(api, 'getDayClose', { query: { date: '2026-13-01' } })).toMatchObject({
    code: 'invalid_time',
  });
});

test('tables are CSV for a Romanian spreadsheet, and what guests typed never becomes a formula', async () => {
  await using books = await openBooks();
  const { story, admin, sell } = books;
  const dish = await aProduct(story.db, { name: 'Mămăligă', price: bani(3_250), allowsMessage: true });
  const number = await sell({
    of: [],
    orderDetails: [
      { productId: dish.id, dimensionsBean: { id: dish.sizeId, quantity: 2, preferredMessage: '=1+1; fără "sare"' } },
    ],
    delivery: { ...guest(1), firstName: 'Ana', lastName: 'Pop' },
    invoiceCompanyBean: { companyName: '=Frasinul SRL', cui: 'RO12345674', tradeRegister: 'J01/123/2020' },
  });
  const orders = await tableOf(story, admin.token, 'orders');
  expect(orders).toHaveLength(2);
  expect(orders[1]).toContain(
    `${number};2026-11-20 12:00:00;Acceptată;Ridicare;Ana;Pop;${formatPhone(guest(1).phoneNumber)};`,
  );
  expect(orders[1]).toContain(';65;');
  expect(orders[0]).toMatch(
    /;Factură pe firma;CUI;Nr\. Registrul Comerțului;Sediu social;Reduceri;Cum predăm comanda;Pentru curier;Sursă;Masa;Card de masă \(lei\);Card online \(lei\);Card de masă online \(lei\)$/,
  );
  expect(orders[1]).toMatch(/;'=Frasinul SRL;RO12345674;J01\/123\/2020;;;;;Web;;0;0;0$/);
  const [, line] = await tableOf(story, admin.token, 'order-lines');
  expect(line).toContain('Mămăligă;300 g;2;32,5;');
  expect(line).toContain(`"'=1+1; fără ""sare"""`);
  expect(await tableOf(story, admin.token, 'customers')).toHaveLength(2);
  expect(await tableOf(story, admin.token, 'reservations')).toHaveLength(1);
  expect(await tableOf(story, admin.token, 'orders?startDate=2026-10-01&endDate=2026-10-31')).toHaveLength(1);

  const reversed = await story.request(
    '/admin-service/export/orders?startDate=2026-11-02&endDate=2026-11-01',
    {},
    admin,
  );
  expect(reversed.status).toBe(422);
  expect((await story.request('/admin-service/export/secrets', {}, admin)).status).toBe(404);
});

test('a table of many batches has every order once', async () => {
  await using books = await openBooks();
  const { story, admin } = books;
  await story.services.pool.query(`
    insert into orders (number, status, access_token_hash, method, first_name, last_name, email, email_normal, phone, placed_at,
      payment_parts, products_bani, packaging_bani, delivery_bani, deposit_bani, total_bani, payable_bani, terms_version)
    select 10000000 + n, 'CONFIRMED', decode(md5(n::text), 'hex'), 'PICKUP', 'Ana', 'Pop', 'a' || n || '@exemplu.ro', 'a' || n || '@exemplu.ro',
      '0722000111', '2026-11-20T10:00:00Z', '[{"means": "cash", "amount": 3200}]', 3200, 0, 0, 0, 3200, 3200, '1' from generate_series(1, 2500) n`);
  const numbers = (await tableOf(story, admin.token, 'orders')).slice(1).map((line) => line.split(';')[0]);
  expect(new Set(numbers).size).toBe(2_500);
  expect(await tableOf(story, admin.token, 'customers')).toHaveLength(2_501);
});
