/**
 * Promise P9: bad input is refused, never causes an internal error, and leaves nothing behind. Valid requests are
 * changed in one place; the fields come from the contract, so a new field is tested as soon as it is added.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/call.ts';
import { CALLS, type CallName, isForm } from '#contract/calls.ts';
import { SCHEMAS } from '#contract/schemas.ts';
import { bani } from '#domain/money/bani.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import {
  aCoupon,
  aCourier,
  aCustomer,
  aManager,
  anAdmin,
  anImage,
  aProduct,
  aPromotion,
  aZone,
} from '#test/support/factories.ts';
import { listenToStatements } from '#test/support/said-statements.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { A_FILE, FORM_TYPE, formText } from './form-text.ts';
import { HOSTILE_ADDRESS_PARTS, HOSTILE_VALUES } from './hostile-values.ts';
import { jsonText, withField } from './json-text.ts';
import { type FieldPath, listPaths } from './schema-paths.ts';

/**
 * This many random combinations of field and value; another `LOTS` draws others. `npm run storm -- whole` sends them
 * all.
 */
const LISTED_REQUESTS = asMany({ small: 300, whole: Number.POSITIVE_INFINITY });
const RANDOM_REQUESTS = asMany({ small: 200, whole: 5_000 });
/** One bug often appears in many requests. */
const MOST_TOLD = 10;
/** A request that takes this long counts as hanging. */
const HANGING_MS = 30_000;
const NAMES = Object.keys(CALLS) as CallName[];

/** Calls whose valid request needs new data each time: rows are written before it is sent. */
const PREPARED_ANEW = new Set<CallName>([
  'signOut',
  'confirmOrder',
  'rejectOrder',
  'deleteEntry',
  'endUserSessions',
  'downloadArchive',
  'endOwnDevice',
  'signOutDevice',
  'enrolPanel',
]);

/** A request as the text that goes over the wire. */
type Wire = {
  readonly name: CallName;
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
};

/** A valid request: values of the address and of the body. */
type Good = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};

type Bend = (name: CallName, good: Good) => Wire;

test(`fields of every call are given values that a database or a parser chokes on (LOTS=${LOTS})`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using house = await openHouse();
  const all: [CallName, Bend][] = NAMES.flatMap((name) => {
    const { params, query, body } = SCHEMAS[name];
    const inBody = CALLS[name].method === 'POST' ? [[], ...listPaths(body)] : [];
    return [
      ...inBody.flatMap((path) => HOSTILE_VALUES.map((value) => bodyBend(path, value))),
      ...listPaths(query).flatMap((path) => HOSTILE_ADDRESS_PARTS.map((part) => queryBend(path, part))),
      ...listPaths(params).flatMap((path) => HOSTILE_ADDRESS_PARTS.map((part) => paramBend(path, part))),
    ].map((bend): [CallName, Bend] => [name, bend]);
  });
  const random = seededRandom(LOTS);
  const drawn = all.map((bend) => ({ bend, lot: random() })).toSorted((one, other) => one.lot - other.lot);
  const bends = drawn.slice(0, LISTED_REQUESTS);
  const faults: string[] = [];
  for (const { bend } of bends) {
    const fault = await house.send(...bend);
    if (fault !== null) faults.push(fault);
  }
  expect(faults.slice(0, MOST_TOLD)).toEqual([]);
  expect(house.sent()).toBe(Math.min(LISTED_REQUESTS, all.length));
});

test(`${RANDOM_REQUESTS} requests bent at random are answered, refused or harmless (LOTS=${LOTS})`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using house = await openHouse();
  const property = fc.asyncProperty(fc.constantFrom(...NAMES).chain(aBent), async ({ name, bend }) => {
    expect(await house.send(name, bend)).toBeNull();
  });
  await fc.assert(property, { numRuns: RANDOM_REQUESTS, seed: LOTS });
  expect(house.sent()).toBe(RANDOM_REQUESTS);
});

/**
 * Tables that any request may write: visits are counted, a session is used, a key is generated when it is first needed.
 */
const WRITTEN_BY_ALL = ['rate_limits', 'sessions', 'secrets'];
/** For calls with a fixed set of values in the address, one of them. */
const KINDS: Readonly<Partial<Record<CallName, Readonly<Record<string, string>>>>> = {
  exportTable: { kind: 'orders' },
  getLegalText: { kind: 'terms' },
  getSales: { dataType: 'order-numbers-current-month' },
};

test('no GET changes anything, but for the log of exports, sums that are due, and the download that a POST has begun', async () => {
  await using story = await testApp();
  const good = await goodRequests(story);
  const people = [await anAdmin(story.db), await aCustomer(story.db)];
  const fresh = story.second();
  const said = listenToStatements(fresh.services.pool);
  const writes: Record<string, string[]> = {};
  const dispatch = async (name: CallName, index: number, headers: Readonly<Record<string, string>>) => {
    const request = await good(name, index);
    const { path } = wire(name, { ...request, params: { ...KINDS[name], ...request.params } });
    said.length = 0;
    const response = await fresh.request(path, { headers: { ...headers, ...request.headers } }, { ip: '198.51.100.1' });
    await response.text();
    return response.status;
  };
  for (const [index, name] of NAMES.filter((one) => CALLS[one].method === 'GET').entries()) {
    let status = await dispatch(name, index, {});
    for (const { token } of people) {
      if (status === 401 || status === 403) status = await dispatch(name, index, { authorization: `Bearer ${token}` });
    }
    // An unknown id is answered 404.
    expect([200, 404], name).toContain(status);
    const tables = said.flatMap(({ text }) =>
      [...text.matchAll(/(?:insert into|delete from|(?<!(?:for|do) )\bupdate) "?(\w+)/gi)].map(
        ([, table = '']) => table,
      ),
    );
    const written = [...new Set(tables)].filter((table) => !WRITTEN_BY_ALL.includes(table));
    if (written.length > 0) writes[name] = written;
  }
  expect(writes).toEqual({
    downloadArchive: ['archives'],
    exportTable: ['security_events'],
    getClients: ['customer_sums_due', 'customer_sums'],
    getPersonalData: ['security_events'],
  });
});

// -------------------------------------------------------------------------------------------------------- the bending

function bodyBend(path: FieldPath, value: unknown): Bend {
  return (name, good) => wire(name, good, { body: bodyText(name, withField(good.body, path, value)) });
}

function queryBend(path: FieldPath, part: string): Bend {
  return (name, good) => wire(name, good, { query: `${String(path[0])}=${part}` });
}

function paramBend(path: FieldPath, part: string): Bend {
  return (name, good) => wire(name, { ...good, params: { ...good.params, [String(path[0])]: part } });
}

/** A random change of one field of a call. */
function aBent(name: CallName): fc.Arbitrary<{ readonly name: CallName; readonly bend: Bend }> {
  const { params, query, body } = SCHEMAS[name];
  const bends: fc.WeightedArbitrary<Bend>[] = [{ weight: 1, arbitrary: headerBends() }];
  const inParams = listPaths(params);
  const inQuery = listPaths(query);
  const anyPart = fc.oneof(fc.constantFrom(...HOSTILE_ADDRESS_PARTS), fc.string({ unit: 'binary' }).map(escaped));
  if (inParams.length > 0) {
    bends.push({
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...inParams), anyPart).map((two) => paramBend(...two)),
    });
  }
  bends.push({
    weight: inQuery.length > 0 ? 3 : 1,
    arbitrary: fc.tuple(fc.constantFrom(...inQuery, ['necunoscut']), anyPart).map((two) => queryBend(...two)),
  });
  if (CALLS[name].method === 'POST') {
    bends.push({ weight: 10, arbitrary: fieldBends(listPaths(body)) }, { weight: 3, arbitrary: textBends() });
  }
  return fc.oneof(...bends).map((bend) => ({ name, bend }));
}

function fieldBends(paths: readonly FieldPath[]): fc.Arbitrary<Bend> {
  const anyPath = fc.constantFrom<FieldPath[]>([], ...paths);
  const anyValue = fc.oneof(
    fc.constantFrom(...HOSTILE_VALUES),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.double(),
    fc.integer(),
    fc.jsonValue({ noUnicodeString: false }),
  );
  const anyKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toJSON', 'id', 'role', '');
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(anyPath, anyValue).map(([path, value]) => bodyBend(path, value)) },
    { weight: 2, arbitrary: anyPath.map((path) => bodyBend(path, undefined)) },
    {
      weight: 2,
      arbitrary: fc.tuple(anyPath, anyKey, anyValue).map(([path, key, value]) => bodyBend([...path, key], value)),
    },
  );
}

/** The text itself is malformed, mislabelled, duplicated or too long. */
function textBends(): fc.Arbitrary<Bend> {
  const changed =
    (change: (text: string) => string | Uint8Array<ArrayBuffer>): Bend =>
    (name, good) =>
      wire(name, good, { body: change(bodyText(name, good.body)) });
  const type =
    (contentType: string): Bend =>
    (name, good) =>
      wire(name, good, { headers: { 'content-type': contentType } });
  return fc.oneof(
    fc
      .double({ min: 0, max: 1, noNaN: true })
      .map((share) => changed((text) => text.slice(0, Math.floor(text.length * share)))),
    fc
      .constantFrom('\ufeff', ' '.repeat(70_000), '\u0000', ']', '{', '"')
      .map((start) => changed((text) => start + text)),
    fc.constantFrom(13, 1_000, 20_000).map((depth) => changed(() => `${'['.repeat(depth)}${']'.repeat(depth)}`)),
    fc.constantFrom(13, 1_000).map((depth) => changed(() => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)),
    fc.constantFrom('null', '[]', '"text"', '0', '', ' ', 'NaN', '{"a":1}{"b":2}').map((text) => changed(() => text)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => changed(() => new Uint8Array(bytes))),
    fc.constant(
      changed((text) => text.replace('{', '{"orderPaymentEnumValue":[],"orderNumber":{},"email":1,"coupon":2,')),
    ),
    fc
      .constantFrom(
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-7',
        '',
      )
      .map(type),
  );
}

function headerBends(): fc.Arbitrary<Bend> {
  const anyHeader = fc.constantFrom(
    'authorization',
    'cookie',
    IDEMPOTENCY_HEADER,
    'if-none-match',
    'accept-encoding',
    'x-forwarded-for',
    'x-request-id',
  );
  // What a header may contain at all: single bytes without line breaks.
  const anyText = fc.oneof(
    fc.constantFrom(
      '',
      'Bearer',
      `Bearer ${'x'.repeat(60)}`,
      'pofta_session=%00',
      '"'.repeat(9),
      '\u00ff'.repeat(40),
      'a'.repeat(5_000),
    ),
    fc.string({
      unit: fc
        .integer({ min: 0x20, max: 0xff })
        .filter((code) => code !== 0x7f)
        .map((code) => String.fromCharCode(code)),
    }),
  );
  return fc.tuple(anyHeader, anyText).map(
    ([header, text]): Bend =>
      (name, good) =>
        wire(name, good, { headers: { [header]: text } }),
  );
}

function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

type Changes = {
  readonly query?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

function wire(name: CallName, good: Good, { query, body, headers = {} }: Changes = {}): Wire {
  const { method, path } = CALLS[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => good.params[key] ?? '');
  const asked = new URLSearchParams(good.query).toString();
  const search = [asked, query].filter((one) => one !== undefined && one !== '').join('&');
  return {
    name,
    path: search === '' ? filled : `${filled}?${search}`,
    body: method === 'POST' ? (body ?? bodyText(name, good.body)) : null,
    headers: {
      ...(method === 'POST' ? { 'content-type': isForm(name) ? FORM_TYPE : 'application/json' } : {}),
      ...good.headers,
      ...headers,
    },
  };
}

function bodyText(name: CallName, body: unknown): string {
  return isForm(name) ? formText(body) : jsonText(body);
}

// ----------------------------------------------------------------------------------------------------------- the restaurant

/** A restaurant where every call has something to find; its rows are counted after every request. */
async function openHouse() {
  const story = await testApp();
  const good = await goodRequests(story);
  // The shop generates its push key and its key for printer addresses when they are first requested.
  await story.api('getPushKey');
  await story.services.secrets.load('printer_addresses');
  await story.services.secrets.load('cart_links');
  await story.services.secrets.load('passkeys');
  const rows = await countedRows(story.services.config.databaseUrl ?? '');
  let sent = 0;
  /** The last row count; null when rows may have been written since. */
  let counted: string | null = null;

  return {
    sent: () => sent,
    /** The problem with the answer; null when there was none. */
    async send(name: CallName, bend: Bend): Promise<string | null> {
      sent += 1;
      const asked = bend(name, await good(name, sent));
      if (counted === null || PREPARED_ANEW.has(name)) counted = await rows.count();
      const before = counted;
      const logged = story.logged.length;
      const { status, text } = await answerTo(story, asked, sent);
      const errors = story.logged.slice(logged).filter(({ level }) => level === 'error');
      const isChange = CALLS[name].method !== 'GET' && status < 300;
      const after = isChange ? before : await rows.count();
      counted = isChange ? null : after;
      if (status < 500 && errors.length === 0 && after === before) return null;
      return `${shown(asked)}\n→ ${status} ${text}\n${after === before ? '' : `rows: ${after}\n`}${inspectErrors(errors)}`;
    },
    [Symbol.asyncDispose]: async () => {
      await rows.close();
      await story.close();
    },
  };
}

async function answerTo(story: TestApp, { name, path, body, headers }: Wire, index: number) {
  // Each request comes from another network, so that no rate limit is reached before what is tested here.
  const ip = `203.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
  const answered = story.request(path, { method: CALLS[name].method, body, headers }, { ip });
  const hanging = AbortSignal.timeout(HANGING_MS);
  const response = await Promise.race([
    answered,
    new Promise<never>((_, reject) => {
      hanging.addEventListener('abort', () => reject(new Error(`${name} ${path} hangs`)), { once: true });
    }),
  ]);
  return { status: response.status, text: (await response.text()).slice(0, 300) };
}

function shown({ name, path, body, headers }: Wire): string {
  const text = typeof body === 'string' ? body.slice(0, 2_000) : String(body);
  return `${name} ${path}\n${JSON.stringify({ ...headers, authorization: undefined })}\n${text}`;
}

function inspectErrors(logged: readonly unknown[]): string {
  return logged
    .map((event) => JSON.stringify(event, (_, value) => (value instanceof Error ? value.stack : value)))
    .join('\n');
}

/** The numbers of rows of all tables, except rate limits and the security log, as one text. */
async function countedRows(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A server given by DATABASE_URL may plan parallel workers for so many tables, which is slow and returns rows in any
  // order.
  await client.query('set max_parallel_workers_per_gather = 0');
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where relname not in ('rate_limits', 'security_events') and has_table_privilege(relid, 'select') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(20);
  const counts = rows.map(({ name }) => `select '${name} ' || count(*) as line from ${name}`).join(' union all ');
  return {
    async count() {
      const { rows: lines } = await client.query<{ line: string }>({ name: 'rows', text: counts });
      return lines.map(({ line }) => line).join('\n');
    },
    close: () => client.end(),
  };
}

/** A valid request for every call; a call that needs unused data (an order to answer, a session to end) gets it. */
async function goodRequests(story: TestApp): Promise<(name: CallName, index: number) => Promise<Good>> {
  const { db, api } = story;
  await theRestaurant(db, {});
  const zone = await aZone(db, { code: 'BLAJ', fee: bani(500), freeFrom: bani(5_000) });
  const dish = await aProduct(db, { price: bani(3_200), extras: [{ name: 'Smântână', price: bani(300) }] });
  const drink = await aProduct(db, { price: bani(900) });
  /** It is in no order, so the calls that edit it may change anything. */
  const edited = await aProduct(db, { description: 'Bună' });
  const { id: promotionId, setIds } = await aPromotion(db, {
    sets: [{ options: [dish] }, { options: [drink], isFree: true }],
  });
  const { code } = await aCoupon(db);
  const password = 'Frasin-la-poarta-12';
  const courier = await aCourier(db);
  const spareCourier = await aCourier(db);
  const admin = await anAdmin(db, { passwordHash: await hashPassword(password) });
  const customer = await aCustomer(db);
  const as = ({ token }: { readonly token: string }) => ({ authorization: `Bearer ${token}` });
  const mine = await story.apiOf(customer)('placeOrder', { body: anOrder({ of: [dish] }) });
  const changed = { products: [{ productId: dish.id, sizeId: dish.sizeId, quantity: 2 }] };

  let open = { orderNumber: 0 };
  /** A new order that waits for an answer. */
  const openOrder = async (index: number) => {
    const isOpen = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', open.orderNumber)
      .where('status', '=', 'NEW')
      .executeTakeFirst();
    if (!isOpen) open = await place(api, anOrder({ of: [dish], delivery: guest(1_000_000 + index) }));
    return open.orderNumber;
  };
  const aCart = (index: number) => {
    const [paid, free] = setIds;
    const chosen = {
      delivery: aDelivery(zone.code, { ...guest(index), asSoonAsPossible: index % 2 === 0 }),
      of: [drink],
    };
    const body = anOrder({
      ...chosen,
      inputCouponPayloadBean: { coupon: code },
      orderPromotionDetails: [
        {
          promotionId,
          quantity: 1,
          productBeans: [
            { ...(paid === undefined ? {} : { setId: paid }), productId: dish.id, dimensionId: dish.sizeId },
            { ...(free === undefined ? {} : { setId: free }), productId: drink.id, dimensionId: drink.sizeId },
          ],
        },
      ],
    });
    const extras = [{ name: 'Smântână' }];
    const dimensionsBean = {
      id: dish.sizeId,
      quantity: 2,
      preferredMessage: 'fără ceapă',
      extraIngredientsBeanList: extras,
    };
    const moment = index % 2 === 0 ? {} : { chosenOrderDate: '2026-11-21T13:00' };
    return {
      ...body,
      orderDetails: [{ productId: dish.id, dimensionsBean }, ...(body.orderDetails ?? [])],
      deliveryDetailsBean: { ...body.deliveryDetailsBean, ...moment },
    };
  };

  const { hash } = await anImage(db);
  const newsletter = { subject: 'Noutăți', content: '<p>Text</p>', image: hash, couponCode: code };
  const nothing: Good = { params: {}, query: {}, body: {}, headers: {} };
  const makers: Readonly<Partial<Record<CallName, (index: number) => Promise<Partial<Good>>>>> = {
    getBaseProducts: async () => ({ query: { search: 'ciorbă', category: 'toate' } }),
    getProduct: async () => ({ params: { id: String(dish.id) } }),
    placeOrder: async (index) => ({ body: aCart(index), headers: { [IDEMPOTENCY_HEADER]: `bent-${index}-order` } }),
    sendOrderCode: async (index) => ({ body: { email: guest(index).email } }),
    applyCoupon: async (index) => {
      const { email, phoneNumber } = guest(index);
      return { body: { mail: email, phoneNumber, cost: 90, coupon: code } };
    },
    getOrderDetails: async () => ({ params: { id: String(mine.orderNumber) }, headers: as(customer) }),
    getFavourites: async () => ({ headers: as(customer) }),
    trackOrder: async () => ({ params: { token: mine.accessToken } }),
    authenticateStaff: async () => ({ body: { authData: { email: admin.email, password } } }),
    getOwnDevices: async () => ({ headers: as(customer) }),
    signOutDevice: async () => ({ body: { id: 1 }, headers: as(await aManager(db)) }),
    signOutOthers: async () => ({ headers: as(admin) }),
    getStaffSession: async () => ({ headers: as(admin) }),
    getOwnSecurity: async () => ({ headers: as(admin) }),
    startTotp: async () => ({ headers: as(admin) }),
    confirmTotp: async () => ({ body: { code: '123456' }, headers: as(admin) }),
    removeTotp: async () => ({ headers: as(admin) }),
    renewRecoveryCodes: async () => ({ headers: as(admin) }),
    startPasskey: async () => ({ headers: as(admin) }),
    addPasskey: async () => ({ body: { name: 'Telefon', credential: { id: 'x' } }, headers: as(admin) }),
    removePasskey: async () => ({ body: { id: 1 }, headers: as(admin) }),
    // Any id is 404 here, because a device of another person is not found.
    endOwnDevice: async () => ({ body: { id: 1 }, headers: as(await aManager(db)) }),
    endOtherDevices: async () => ({ headers: as(admin) }),
    prove: async () => ({ body: { password }, headers: as(admin) }),
    requireProof: async () => ({ headers: as(admin) }),
    lockOffice: async () => ({ headers: as(admin) }),
    getHousePanels: async () => ({ headers: as(admin) }),
    enrolPanel: async () => ({ body: { name: 'Tableta', pin: '4821' }, headers: as(await anAdmin(db)) }),
    endHousePanel: async () => ({ body: { id: 1 }, headers: as(admin) }),
    lockPanel: async () => ({ headers: as(admin) }),
    unlockPanel: async () => ({ body: { pin: '4821' }, headers: as(admin) }),
    authenticateByPasskey: async () => ({ body: { credential: { id: 'x' } } }),
    signOut: async () => ({ headers: as(await aManager(db)) }),
    createSocketTicket: async () => ({ headers: as(admin) }),
    getAllOrders: async () => ({ query: { status: 'NEW', page: '0', size: '10' }, headers: as(admin) }),
    getStaffOrderDetails: async () => ({ params: { id: String(mine.orderNumber) }, headers: as(admin) }),
    confirmOrder: async (index) => ({
      body: { orderNumber: await openOrder(index), timeToPrepare: 30, totalPackageCost: 2, customerAgreed: true },
      headers: as(admin),
    }),
    rejectOrder: async (index) => ({
      body: { rejectedOrder: { orderNumber: await openOrder(index), reason: 'S-a terminat.' } },
      headers: as(admin),
    }),
    getStaffCategories: async () => ({ headers: as(admin) }),
    createCategory: async (index) => ({
      body: [
        {
          name: `Categorie ${index}`,
          specialCategory: false,
          extraIngredients: [{ name: 'Ardei', price: 2.5 }],
          isPickupFromSpecificLocation: true,
          givenLocationForPickup: 'Str. Gării 5',
          preferredMessage: true,
          additionalInformation: '<p>Cu pâine</p>',
        },
      ],
      headers: as(admin),
    }),
    deleteCategory: async () => ({ params: { id: String(dish.categoryId) }, headers: as(admin) }),
    reorderCategories: async () => ({ body: { ids: [dish.categoryId] }, headers: as(admin) }),
    getAdminPromotions: async () => ({ query: { type: 'COUPON_CODE', page: '0', size: '10' }, headers: as(admin) }),
    savePromotion: async (index) => ({
      body: {
        id: index % 2 === 0 ? promotionId : '',
        name: 'Promoția de probă',
        description: 'Text',
        type: 'BUY_X_GET_Y_FREE',
        discountPercentage: 0,
        couponCode: null,
        validityInDays: '0',
        discountAmount: '',
        minOrderValue: 0,
        active: 'da',
        startDate: '2026-11-01',
        endDate: [2026, 12, 31],
        image: '',
        conditions: [{ conditionType: 'COUPON_CODE', conditionValue: '' }],
        promotionProductBeans: [
          {
            isFreeProduct: false,
            productFieldLabel: 'Fel',
            products: [{ id: dish.id, dimensions: [{ id: dish.sizeId }] }],
          },
          { isFreeProduct: true, productFieldLabel: 'Suc', productList: [{ id: drink.id, name: 'Suc' }] },
        ],
      },
      headers: as(admin),
    }),
    sendNewsletter: async () => ({ body: newsletter, headers: as(admin) }),
    testNewsletter: async () => ({ body: newsletter, headers: as(admin) }),
    saveNewsletterDraft: async () => ({ body: newsletter, headers: as(admin) }),
    addNewsletterImage: async () => ({ body: { image: A_FILE }, headers: as(admin) }),
    getNewsletterDraft: async () => ({ headers: as(admin) }),
    getCampaigns: async () => ({ query: { page: '0' }, headers: as(admin) }),
    changeCampaign: async () => ({ body: { id: 1, step: 'pause' }, headers: as(admin) }),
    getWithdrawals: async () => ({ query: { page: '0', state: 'open' }, headers: as(admin) }),
    settleWithdrawal: async () => ({ body: { id: 1, settled: true }, headers: as(admin) }),
    uploadPicture: async () => ({ body: { image: A_FILE }, headers: as(admin) }),
    addProductImages: async () => ({
      params: { id: String(dish.id) },
      body: {
        images: [A_FILE],
        removedImagesIDs: [1],
        pictures: [{ id: 1, hash: '0'.repeat(32), alt: 'Ciorbă' }],
        version: 0,
      },
      headers: as(admin),
    }),
    getServiceControl: async () => ({ headers: as(admin) }),
    getSlots: async () => ({ headers: as(admin) }),
    setSlot: async () => ({ body: { at: '2036-11-20T17:00:00.000Z', isClosed: true }, headers: as(admin) }),
    pauseService: async () => ({ body: { service: 'booking', length: '15' }, headers: as(admin) }),
    resumeService: async () => ({ body: { service: 'booking' }, headers: as(admin) }),
    setBusyMode: async () => ({ body: { extraMinutes: 20, length: '30' }, headers: as(admin) }),
    getSoldOut: async () => ({ headers: as(admin) }),
    markSoldOut: async () => ({
      body: { subject: { kind: 'product', productId: drink.id }, until: '2026-11-24' },
      headers: as(admin),
    }),
    markBack: async () => ({ body: { subject: { kind: 'extra', name: 'Smântână' } }, headers: as(admin) }),
    getPrinters: async () => ({ headers: as(admin) }),
    savePrinter: async (index) => ({
      body: {
        id: null,
        name: `Bucătărie ${index % 9}`,
        protocol: 'star',
        width: 576,
        prints: 'kitchen',
        printsOn: 'acceptance',
        stationId: null,
        basic: { user: 'star', password: 'parola' },
        version: 0,
      },
      headers: as(admin),
    }),
    renewPrinterAddress: async () => ({ body: { id: 1 }, headers: as(admin) }),
    removePrinter: async () => ({ body: { id: 1 }, headers: as(admin) }),
    printTestSlip: async () => ({ body: { id: 1 }, headers: as(admin) }),
    printAgain: async () => ({ body: { orderNumber: mine.orderNumber, printerId: 1 }, headers: as(admin) }),
    answerPrintJobs: async () => ({ body: { jobIds: [1], answer: 'print' }, headers: as(admin) }),
    getRehearsal: async () => ({ headers: as(admin) }),
    startRehearsal: async () => ({ body: { minutes: 4, faults: ['allergy'] }, headers: as(admin) }),
    stopRehearsal: async () => ({ headers: as(admin) }),
    getBlocks: async () => ({ query: { page: '0', search: '0722' }, headers: as(admin) }),
    addBlocks: async (index) => ({
      body: {
        entries: [{ kind: 'phone', value: `07${String(30_000_000 + index)}` }],
        reason: 'Comandă falsă',
        until: '2027-01-31',
        orderNumber: mine.orderNumber,
      },
      headers: as(admin),
    }),
    changeBlock: async () => ({
      body: { id: 1, reason: 'Nu a plătit', until: null, version: 0 },
      headers: as(admin),
    }),
    removeBlocks: async () => ({ body: { ids: [1] }, headers: as(admin) }),
    getGuardSettings: async () => ({ headers: as(admin) }),
    saveGuardSettings: async () => ({
      body: {
        blockedWords: 'Sunați-ne',
        asksFirst: true,
        firstFrom: 200,
        asksAtNight: false,
        nightFrom: '22:00',
        nightTo: '06:00',
        version: 0,
      },
      headers: as(admin),
    }),
    getHouseRules: async () => ({ headers: as(admin) }),
    saveHouseRules: async () => ({
      body: { guestsMayCancel: true, seats: 40, stayMinutes: 120, version: 0 },
      headers: as(admin),
    }),
    cancelOrder: async () => ({ body: { token: mine.accessToken, reason: 'M-am răzgândit.' } }),
    getReservations: async () => ({ query: { date: '2026-11-21' }, headers: as(admin) }),
    answerReservation: async () => ({
      body: { id: 1, version: 1, decision: 'propose', reason: 'x', proposedDate: '2026-11-21', proposedTime: '20:00' },
      headers: as(admin),
    }),
    getOwnReservation: async () => ({ params: { token: `1-${'x'.repeat(43)}` } }),
    answerOwnReservation: async () => ({ body: { token: `1-${'x'.repeat(43)}`, version: 1, decision: 'cancel' } }),
    makeCartLink: async () => ({
      body: {
        lines: [{ kind: 'product', productId: 1, sizeId: 1, extras: [], options: [], message: '', quantity: 1 }],
      },
    }),
    getCartLink: async () => ({ params: { token: '1-abcdefgh' } }),
    endBusyMode: async () => ({ headers: as(admin) }),
    getDemo: async () => ({ headers: as(admin) }),
    removeDemo: async () => ({ body: { confirmation: 'ȘTERGE' }, headers: as(admin) }),
    getToday: async () => ({ headers: as(admin) }),
    getShopHealth: async () => ({ headers: as(admin) }),
    setMailsAside: async () => ({ body: {}, headers: as(admin) }),
    getUsers: async () => ({ query: { page: '0', search: 'ana' }, headers: as(admin) }),
    getAdmins: async () => ({ headers: as(admin) }),
    createAdditionalUser: async (index) => ({ body: aNewUser(index), headers: as(admin) }),
    createAdminUser: async (index) => ({ body: { ...aNewUser(index), role: 'ROLE_MANAGER' }, headers: as(admin) }),
    getUser: async () => ({ params: { id: String(customer.id) }, headers: as(admin) }),
    saveUser: async () => ({
      params: { id: String(customer.id) },
      body: { firstName: 'Ana', lastName: 'Pop', phoneNumber: '0722123456', version: 0 },
      headers: as(admin),
    }),
    endUserSessions: async () => ({ params: { id: String((await aCustomer(db)).id) }, headers: as(admin) }),
    fetchSetup: async () => ({ headers: as(admin) }),
    saveContact: async () => ({
      body: {
        name: 'Vatra',
        phoneNumber: '0258000100',
        email: 'comenzi@exemplu.ro',
        tagline: 'Ca acasă',
        aboutUs: 'De mult.',
        company: { cui: '12345674', authorisations: [{ name: 'DSVSA', number: '1', issuer: 'DSVSA Alba' }] },
      },
      headers: as(admin),
    }),
    saveAddress: async () => ({
      body: { county: 'Alba', address: 'Frasinului', streetNumber: '12', city: 'Blaj', postalCode: '515400' },
      headers: as(admin),
    }),
    getEntries: async () => ({ query: { searchBy: 'ciorbă', category: 'toate', page: '0' }, headers: as(admin) }),
    getEntriesForPromotions: async () => ({ headers: as(admin) }),
    getMenuEditing: async () => ({ headers: as(admin) }),
    getEntry: async () => ({ params: { id: String(edited.id) }, headers: as(admin) }),
    saveEntry: async (index) => ({ body: anEntry(edited, index), headers: as(admin) }),
    deleteEntry: async () => ({ params: { id: String((await aProduct(db)).id) }, headers: as(admin) }),
    restoreEntry: async () => ({ body: { id: edited.id }, headers: as(admin) }),
    reorderEntries: async () => ({ body: { categoryId: dish.categoryId, ids: [dish.id] }, headers: as(admin) }),
    changeEntries: async (index) => ({
      body: { ids: [edited.id], change: { kind: 'availability', available: index % 2 === 0 } },
      headers: as(admin),
    }),
    duplicateEntry: async () => ({ body: { id: edited.id }, headers: as(admin) }),
    setEntryAvailability: async () => ({
      body: { id: edited.id, dimensionId: edited.sizeId, available: true },
      headers: as(admin),
    }),
    getDailyMenu: async () => ({ headers: as(admin) }),
    saveDailyMenu: async (index) => ({
      body: {
        from: '10:30',
        until: '15:30',
        dishes: [{ name: `Ciorbă ${index}`, price: 15, portions: 20, grams: 350, allergens: ['celery' as const] }],
      },
      headers: as(admin),
    }),
    setEntryStock: async () => ({
      body: { id: edited.id, dimensionId: edited.sizeId, stock: 9999, stockUnlimited: true },
      headers: as(admin),
    }),
    getArchives: async () => ({ headers: as(admin) }),
    beginArchive: async () => ({ body: { hasGuests: false }, headers: as(admin) }),
    downloadArchive: async () => ({
      params: { id: String((await story.apiOf(admin)('beginArchive', { body: { hasGuests: false } })).id) },
      headers: as(admin),
    }),
    // Refused, because this restaurant has products.
    startArchiveReading: async () => ({ body: { hasGuests: true, migration: '' }, headers: as(admin) }),
    sendArchiveRows: async () => ({ body: { table: 'orders', file: A_FILE }, headers: as(admin) }),
    readArchive: async () => ({ body: { pictures: A_FILE, orderNumberKey: '' }, headers: as(admin) }),
    getMenuImports: async () => ({ headers: as(admin) }),
    readMenuFile: async () => ({ body: { file: A_FILE }, headers: as(admin) }),
    previewMenuTable: async () => ({ body: { file: A_FILE }, headers: as(admin) }),
    fetchMenu: async () => ({ body: { source: 'abcdefgh1234' }, headers: as(admin) }),
    getMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    runMenuImport: async () => ({ params: { id: '1' }, body: { leftOut: ['supe/ciorba'] }, headers: as(admin) }),
    undoMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    fetchImportPictures: async () => ({ params: { id: '1' }, headers: as(admin) }),
    checkOwnPage: async () => ({ body: { address: 'restaurant.ro' }, headers: as(admin) }),
    getTurnedLinks: async () => ({ headers: as(admin) }),
    turnLink: async () => ({ body: { place: 'facebook', isTurned: true }, headers: as(admin) }),
    proveMenuImport: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getIngredients: async () => ({ headers: as(admin) }),
    saveIngredient: async (index) => ({
      body: {
        name: `Mozzarella ${index}`,
        changes: [{ target: { kind: 'product', productId: drink.id }, effect: 'left_out' }],
      },
      headers: as(admin),
    }),
    deleteIngredient: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getOptionGroups: async () => ({ headers: as(admin) }),
    getOptionGroup: async () => ({ params: { id: '1' }, headers: as(admin) }),
    saveOptionGroup: async (index) => ({
      body: {
        name: `Sosuri ${index}`,
        minimum: 0,
        maximum: 3,
        included: 1,
        pricing: 'sum',
        options: [
          {
            name: 'Usturoi',
            price: 3.5,
            dimensionPrices: [{ dimension: 'Mare', price: 5 }],
            most: 2,
            isDefault: false,
            productId: null,
            opensGroupId: null,
            allergens: ['milk'],
            vatPercent: 11,
            vatPercentOnPremises: null,
            depositPrice: 0,
            ageRestricted18: false,
          },
        ],
      },
      headers: as(admin),
    }),
    deleteOptionGroup: async () => ({ params: { id: '1' }, headers: as(admin) }),
    getOptionUses: async () => ({ query: { kind: 'product', id: String(drink.id) }, headers: as(admin) }),
    saveOptionUses: async () => ({ body: { kind: 'product', id: drink.id, uses: [] }, headers: as(admin) }),
    getStations: async () => ({ headers: as(admin) }),
    saveStations: async (index) => ({ body: { stations: [{ name: `Grătar ${index}` }] }, headers: as(admin) }),
    getManagerRights: async () => ({ headers: as(admin) }),
    saveManagerRights: async () => ({ body: { changePrices: false, deleteProducts: true }, headers: as(admin) }),
    markAsDelivered: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    correctPayment: async () => ({
      body: { orderNumber: mine.orderNumber, payment: { method: 'CASH' }, expectedVersion: 1 },
      headers: as(admin),
    }),
    changePromise: async () => ({
      body: { orderNumber: mine.orderNumber, promisedAt: '2026-11-20T11:00:00.000Z', expectedVersion: 1 },
      headers: as(admin),
    }),
    quoteChange: async () => ({ body: { orderNumber: mine.orderNumber, content: changed }, headers: as(admin) }),
    changeOrder: async () => ({
      body: {
        orderNumber: mine.orderNumber,
        content: changed,
        reason: 'A sunat.',
        expectedVersion: 1,
        expectedPayable: 10,
      },
      headers: as(admin),
    }),
    proposeChange: async () => ({
      body: {
        orderNumber: mine.orderNumber,
        content: changed,
        reason: 'S-a epuizat.',
        expectedVersion: 1,
        expectedPayable: 10,
        timeToPrepare: 30,
        answerMinutes: 10,
      },
      headers: as(admin),
    }),
    withdrawProposal: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    answerProposal: async () => ({ body: { token: mine.accessToken, proposalId: 1, isAccepted: true } }),
    seeChange: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(admin) }),
    findCaller: async () => ({ body: { phoneNumber: '0722 123 456' }, headers: as(admin) }),
    takeTable: async (index) => ({
      body: {
        fullName: 'Ana Pop',
        phoneNumber: '0722 123 456',
        numberOfPeople: 2,
        reservationDate: '2026-11-21',
        time: '19:00',
        anyway: true,
      },
      headers: { ...as(admin), [IDEMPOTENCY_HEADER]: `bent-${index}-table` },
    }),
    takeOrder: async (index) => ({
      body: { ...aCart(index), source: 'PHONE', table: '', timeToPrepare: 30, allergyRead: true },
      headers: { ...as(admin), [IDEMPOTENCY_HEADER]: `bent-${index}-call` },
    }),
    changeStage: async () => ({ body: { orderNumber: mine.orderNumber, stage: 'ready' }, headers: as(admin) }),
    markStation: async () => ({
      body: { orderNumber: mine.orderNumber, stationId: 1, isDone: true },
      headers: as(admin),
    }),
    getCouriers: async () => ({ headers: as(admin) }),
    saveCourier: async () => ({
      body: { id: courier.id, name: 'Mihai Pop', phoneNumber: '0722123456', float: '50,00', version: 0 },
      headers: as(admin),
    }),
    resetCourier: async () => ({ body: { id: spareCourier.id }, headers: as(admin) }),
    endCourier: async () => ({ body: { id: spareCourier.id }, headers: as(admin) }),
    assignCourier: async () => ({ body: { orderNumber: mine.orderNumber, courierId: courier.id }, headers: as(admin) }),
    dropCash: async () => ({ body: { shiftId: 1, amount: 10 }, headers: as(admin) }),
    closeShift: async () => ({ body: { shiftId: 1, counted: 10, reason: 'x' }, headers: as(admin) }),
    authenticateCourier: async () => ({ body: { link: 'x'.repeat(43), pin: '123456' } }),
    getCourierWork: async () => ({ headers: as(courier) }),
    carryOrder: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(courier) }),
    putBackOrder: async () => ({ body: { orderNumber: mine.orderNumber }, headers: as(courier) }),
    sendCourierSteps: async () => ({
      body: {
        steps: [
          {
            key: randomUUID(),
            ageSeconds: 5,
            kind: 'deliver',
            orderNumber: mine.orderNumber,
            payment: { method: 'CASH', cashAmount: 1, cardAmount: 1 },
            mealCard: false,
          },
        ],
      },
      headers: as(courier),
    }),
    endShift: async () => ({ headers: as(courier) }),
    signOutCourier: async () => ({ headers: as(spareCourier) }),
    reportPanel: async () => ({
      body: {
        panelId: '0b8f5a0e-6f0e-4f6e-9a51-6f1f6f1f6f1f',
        sound: 'on',
        isVisible: true,
        delivered: [mine.orderNumber],
        rendered: [mine.orderNumber],
        opened: [],
        begun: [],
      },
      headers: as(admin),
    }),
    getPanelWatch: async () => ({ headers: as(admin) }),
    getScheduleSetup: async () => ({ headers: as(admin) }),
    saveRestaurantSchedule: async () => ({
      body: {
        schedules: [
          {
            dayOfWeek: 'FRIDAY',
            scheduleType: 'REGULAR',
            open: true,
            hours: '10:00 - 22:00',
            openingTime: '10:00',
            closingTime: '22:00',
            intervals: [{ openingTime: '10:00', closingTime: '22:00' }],
          },
        ],
        holidaySchedules: [
          {
            name: 'Crăciun',
            notificationMessage: 'Închis.',
            startDate: '2027-12-25',
            endDate: [2027, 12, 26],
            services: ['delivery'],
          },
        ],
        followsRegular: ['PICKUP'],
      },
      headers: as(admin),
    }),
    getOfferedServices: async () => ({ headers: as(admin) }),
    saveOfferedServices: async () => ({
      body: {
        bookingEnabled: true,
        minimumTimeInAdvanceForBookings: '2 ore',
        maximumTimeInAdvanceForBookings: '3 zile',
      },
      headers: as(admin),
    }),
    getKeptPromises: async () => ({ headers: as(admin) }),
    getCapacity: async () => ({ headers: as(admin) }),
    saveCapacity: async () => ({ body: { points: 20, deliveries: null }, headers: as(admin) }),
    getPaymentMethods: async () => ({ headers: as(admin) }),
    savePaymentMethods: async () => ({ body: { paymentMethods: 'cash-card' }, headers: as(admin) }),
    getHousePictures: async () => ({ headers: as(admin) }),
    saveHousePictures: async () => ({
      body: {
        hero: { hash: '0'.repeat(32), alt: 'Sala' },
        gallery: [{ hash: '1'.repeat(32), alt: 'Terasa' }],
        version: 0,
      },
      headers: as(admin),
    }),
    getDeliveryZones: async () => ({ headers: as(admin) }),
    saveDeliveryZones: async (index) => ({
      body: {
        zones: [
          {
            cityCode: zone.code,
            city: 'Blaj',
            county: 'Alba',
            deliveryFee: 5,
            freeDeliveryFrom: '50',
            extraMinutes: index % 9,
          },
        ],
      },
      headers: as(admin),
    }),
    getLegalTextsSetup: async () => ({ headers: as(admin) }),
    getLegalSetup: async () => ({ params: { kind: 'terms' }, headers: as(admin) }),
    saveLegalDraft: async (index) => ({
      params: { kind: 'privacy' },
      body: { sections: [{ title: `Ciorna ${index}`, blocks: [{ kind: 'paragraph', text: 'Scurt.' }] }] },
      headers: as(admin),
    }),
    discardLegalDraft: async () => ({ params: { kind: 'cookies' }, headers: as(admin) }),
    publishLegalText: async () => ({
      params: { kind: 'privacy' },
      body: { effectiveFrom: '2027-01-01' },
      headers: as(admin),
    }),
  };
  return async (name, index) => ({ ...nothing, ...(await makers[name]?.(index)) });
}

/** All fields of a product; every second product is new. */
function anEntry(dish: { readonly id: number; readonly sizeId: number; readonly categoryId: number }, index: number) {
  const isNew = index % 2 === 0;
  return {
    ...(isNew ? {} : { id: dish.id }),
    name: 'Ciorbă de burtă',
    category: dish.categoryId,
    categoryId: dish.categoryId,
    description: '<p>Cu <strong>smântână</strong>.</p>',
    nutriValues: 'Bogată în proteine.',
    standardOrderType: true,
    preOrderOrderType: true,
    dimensions: [
      {
        id: isNew ? null : dish.sizeId,
        value: '350 g',
        price: 32,
        stock: 9999,
        stockUnlimited: true,
        availability: true,
        minimumQuantityType: 'NA',
        minimumQuantityNumber: 1,
        boxNeeded: true,
        boxPrice: 1.5,
        depositPrice: 0.5,
        grams: 350,
      },
    ],
    allowPreferredMessage: true,
    extraIngredientsBeans: [{ name: 'Smântână', price: 3, allergens: ['milk'] }],
    available: true,
    allergens: ['milk'],
    mayContain: ['gluten'],
    ingredients: 'burtă, smântână',
    additives: 'fără',
    nutrition: {
      basis: '100 g',
      energyKcal: 100,
      fatG: 5,
      saturatedFatG: 2,
      carbohydrateG: 10,
      sugarsG: 3,
      fibreG: 1,
      proteinG: 4,
      saltG: 1,
    },
    vatPercent: 11,
    vatPercentOnPremises: 11,
    similarProductIds: [dish.id],
    addOnProductIds: [dish.id],
    version: null,
  };
}

/** A new address. */
function aNewUser(index: number) {
  return { firstName: 'Bo', lastName: 'Marin', email: `nou-${index}@exemplu.ro`, password: 'Covrig#Plimba7' };
}
