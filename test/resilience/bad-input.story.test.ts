/**
 * Promise P9: bad input is refused, never causes an internal error, and leaves nothing behind. Valid requests are
 * changed in one place; the fields come from the contract, so a new field is tested as soon as it is added.
 */
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { aCustomer, anAdmin } from '#test/support/factories.ts';
import { patience } from '#test/support/patience.ts';
import { listenToStatements } from '#test/support/said-statements.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { LOTS } from '#test/support/the-same-lots.ts';
import { asMany, STORM_LIMIT_MS } from '#test/support/whole-storms.ts';
import { type Good, goodRequests } from './good-requests.ts';
import { HOSTILE_ADDRESS_PARTS, HOSTILE_VALUES } from './hostile-values.ts';
import { withField } from './json-text.ts';
import { type FieldPath, listPaths } from './schema-paths.ts';
import { bodyText, type Wire, wire } from './wire.ts';

/**
 * This many random combinations of field and value; another `LOTS` draws others. `npm run storm -- whole` sends them
 * all.
 */
const LISTED_REQUESTS = asMany({ small: 300, whole: Number.POSITIVE_INFINITY });
const RANDOM_REQUESTS = asMany({ small: 200, whole: 5_000 });
const TAKES_ALL = asMany({ small: 0, whole: 1 }) === 1;
const FIELDS_OF_STAFF = 6;
/** One bug often appears in many requests. */
const MOST_SHOWN_TITLES = 10;
/** A request that takes this long counts as hanging. */
const HANGING_MS = patience(30_000);
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
  'queueReceipt',
  'refundPayment',
  'takeReceiptFile',
]);

type Bend = (name: CallName, good: Good) => Wire;

test(`fields of every call are given values that a database or a parser chokes on (LOTS=${LOTS})`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using shop = await openShop();
  const all: [CallName, Bend][] = NAMES.flatMap((name) => {
    const { params, query, body } = schemasOf(CALLS[name]);
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
    const fault = await shop.send(...bend);
    if (fault !== null) faults.push(fault);
  }
  expect(faults.slice(0, MOST_SHOWN_TITLES)).toEqual([]);
  expect(shop.sent()).toBe(Math.min(LISTED_REQUESTS, all.length));
});

/** What neither a text of the database nor its jsonb can hold, and what no screen should get. */
const UNSTORABLE = ['a\ud800b', 'a\u0000b', 'a\u001bb'];

test('no field of any call takes an unpaired surrogate, a zero or a control character to the database', {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using shop = await openShop();
  const faults: string[] = [];
  let sent = 0;
  for (const name of NAMES) {
    const { body, query, params } = schemasOf(CALLS[name]);
    const bends = [
      ...(CALLS[name].method === 'POST' ? listPaths(body) : []).flatMap((path) =>
        UNSTORABLE.map((text) => bodyBend(path, text)),
      ),
      ...listPaths(query).map((path) => queryBend(path, 'a%00b')),
      ...listPaths(query).map((path) => queryBend(path, 'a%1Bb')),
      ...listPaths(params).map((path) => paramBend(path, 'a%00b')),
    ];
    // A few of the staff's fields in each run, all of the public's.
    const isWhole = CALLS[name].access === 'public' || TAKES_ALL;
    for (const bend of isWhole ? bends : bends.slice(0, FIELDS_OF_STAFF)) {
      sent += 1;
      const fault = await shop.send(name, bend);
      if (fault !== null) faults.push(fault);
    }
  }
  expect(faults.slice(0, MOST_SHOWN_TITLES)).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

test(`${RANDOM_REQUESTS} requests bent at random are answered, refused or harmless (LOTS=${LOTS})`, {
  timeout: STORM_LIMIT_MS,
}, async () => {
  await using shop = await openShop();
  const property = fc.asyncProperty(fc.constantFrom(...NAMES).chain(aBent), async ({ name, bend }) => {
    expect(await shop.send(name, bend)).toBeNull();
  });
  await fc.assert(property, { numRuns: RANDOM_REQUESTS, seed: LOTS });
  expect(shop.sent()).toBe(RANDOM_REQUESTS);
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
    getSales: ['sales_sums_due', 'sales_sums'],
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
  const { params, query, body } = schemasOf(CALLS[name]);
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

// ----------------------------------------------------------------------------------------------------------- the restaurant

/** A restaurant where every call has something to find; its rows are counted after every request. */
async function openShop() {
  const story = await testApp();
  const good = await goodRequests(story);
  // The shop generates its push key and its key for printer addresses when they are first requested.
  await story.api('getPushKey');
  await story.services.secrets.load('printer_addresses');
  await story.services.secrets.load('register_address');
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
