/**
 * A call that is sent again after a lost answer adds nothing a second time: no money, stock, stamp, use or row. Every
 * changing call of the contract names what keeps it single.
 */
import pg from 'pg';
import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import type { Call } from '#contract/define/define-call.ts';
import { schemasOf } from '#contract/define/schemas-of.ts';
import { IDEMPOTENCY_HEADER, REPLAYED_HEADER } from '#contract/idempotency.ts';
import { goodRequests } from '#test/resilience/good-requests.ts';
import { listPaths } from '#test/resilience/schema-paths.ts';
import { wire } from '#test/resilience/wire.ts';
import { type TestApp, testApp } from '#test/support/test-app.ts';
import { STORM_LIMIT_MS } from '#test/support/whole-storms.ts';

const CHANGING = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].method !== 'GET');

/** The order, reservation or step has a key of its own, in the transaction that writes it. */
const OWN_KEY: readonly CallName[] = ['placeOrder', 'bookTable', 'takeTable', 'takeOrder', 'sendCourierSteps'];
/** A second thing of the same name, address or code is refused, or is the same thing. */
const UNIQUE: readonly CallName[] = [
  'register',
  'subscribe',
  'createCategory',
  'saveIngredient',
  'savePrinter',
  'addBlocks',
  'createAdditionalUser',
  'createAdminUser',
  'makeCartLink',
  'uploadPicture',
  'addNewsletterImage',
  'sendNewsletter',
  'addPasskey',
  'startOrderNotifications',
];
/** They add a row each time, with a reason. */
const ADDS_AGAIN: Readonly<Partial<Record<CallName, string>>> = {
  createSocketTicket: 'a ticket opens one connection and is deleted within a minute',
  beginArchive: 'an archive is made when it is downloaded; what was begun is only listed',
  readMenuFile: 'reading a menu changes nothing of it; the import that is run is marked as run',
  fetchMenu: 'the same as reading a file',
  sendOrderCode: 'a code that is asked for again is another code; the number of mails is limited',
  askPasswordReset: 'a link that is asked for again is another link; the number of mails is limited',
  testNewsletter: 'one more mail to the sender alone',
  authenticate: 'a session; only its own token opens it',
  authenticateStaff: 'the same',
  authenticateByPasskey: 'the same',
  authenticateCourier: 'the same',
  confirmAccount: 'the same, and its link is used up',
  startTotp: 'a secret that counts only once it was confirmed',
  startPasskey: 'a challenge',
  askPasskey: 'a challenge',
  renewPrinterAddress: 'replaces what was there before',
  resetCourier: 'replaces what was there before',
  renewRecoveryCodes: 'replaces what was there before',
  saveDailyMenu: 'replaces the dishes of the day, and the form sends its version',
  deleteEntry: 'archives, then deletes what is archived and was never sold: nothing is added',
};

const hasVersion = (name: CallName) =>
  listPaths(schemasOf(CALLS[name]).body).some(([field, ...rest]) => {
    const last = rest.at(-1) ?? field;
    return ['version', 'expectedVersion', 'expectedPayable', 'proposalId'].includes(String(last));
  });

/** What keeps a changing call single; `state`: it sets a state, and setting it again changes nothing. */
function protectionOf(name: CallName): readonly string[] {
  const { once }: Call = CALLS[name];
  const named = [
    ...(once === undefined ? [] : [once]),
    ...(OWN_KEY.includes(name) ? ['own key'] : []),
    ...(UNIQUE.includes(name) ? ['unique'] : []),
    ...(name in ADDS_AGAIN ? ['adds again'] : []),
  ];
  if (named.length > 0) return named;
  return hasVersion(name) ? ['version'] : ['state'];
}

test('every changing call has one protection, and the lists name only such calls', () => {
  const several = CHANGING.filter((name) => protectionOf(name).length > 1);
  expect(several).toEqual([]);
  const listed = [...OWN_KEY, ...UNIQUE, ...(Object.keys(ADDS_AGAIN) as CallName[])];
  expect(listed.filter((name) => !CHANGING.includes(name))).toEqual([]);
  expect(CHANGING.length).toBeGreaterThan(120);
});

/** Rows of these are of the request, not of what it does. */
const OF_THE_REQUEST = ['rate_limits', 'security_events', 'sessions', 'data_versions', 'secrets', 'idempotency_keys'];

/** The numbers of rows and the sums of all whole numbers, by table. */
async function openLedger({ services }: TestApp) {
  const client = new pg.Client({ connectionString: services.config.databaseUrl ?? '' });
  await client.connect();
  await client.query('set max_parallel_workers_per_gather = 0');
  const { rows } = await client.query<{ name: string; sums: string }>(
    `select table_name as name,
        coalesce(string_agg(format('coalesce(sum(%I), 0)', column_name), ' + ' order by column_name)
          filter (where column_name ~ '(_bani|stock|uses|pieces|points)$'), '0') as sums
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('integer', 'bigint', 'smallint')
        and not (table_name = any($1)) and has_table_privilege(to_regclass(format('public.%I', table_name)), 'select')
      group by table_name order by 1`,
    [OF_THE_REQUEST],
  );
  expect(rows.length).toBeGreaterThan(60);
  const text = rows
    .map(({ name, sums }) => `select '${name} ' || count(*) || ' rows, ' || (${sums}) as line from ${name}`)
    .join(' union all ');
  return {
    read: async () => (await client.query<{ line: string }>({ name: 'ledger', text })).rows.map(({ line }) => line),
    [Symbol.asyncDispose]: () => client.end(),
  };
}

test('what is sent twice is added once', { timeout: STORM_LIMIT_MS }, async () => {
  await using story = await testApp();
  const good = await goodRequests(story);
  await using ledger = await openLedger(story);
  const twice: Partial<Record<CallName, readonly string[]>> = {};
  const tried: CallName[] = [];
  for (const [index, name] of CHANGING.entries()) {
    const { once }: Call = CALLS[name];
    const { path, body, headers } = wire(name, await good(name, 2 * index), {
      headers: once?.startsWith('by_key') ? { [IDEMPOTENCY_HEADER]: `sent-twice-${name}` } : {},
    });
    const send = async () => {
      const response = await story.request(
        path,
        { method: CALLS[name].method, body, headers },
        { ip: `203.0.113.${index}` },
      );
      return { status: response.status, text: await response.text(), isReplay: response.headers.has(REPLAYED_HEADER) };
    };
    const first = await send();
    const before = await ledger.read();
    const second = await send();
    const after = await ledger.read();
    const added = after.filter((line) => !before.includes(line));
    if (added.length > 0) twice[name] = added;
    if (first.status < 300) tried.push(name);
    if (first.status >= 300 || once === undefined) continue;
    const isUntold = once === 'by_key_untold';
    expect([second.status, second.isReplay], name).toEqual(isUntold ? [409, false] : [first.status, true]);
    expect(JSON.parse(second.text), name).toEqual(
      isUntold ? expect.objectContaining({ code: 'sent_before' }) : JSON.parse(first.text),
    );
  }
  const mayAdd = Object.keys(ADDS_AGAIN);
  expect(Object.fromEntries(Object.entries(twice).filter(([name]) => !mayAdd.includes(name)))).toEqual({});
  // Whoever adds is tried with a request that succeeds.
  const adding = CHANGING.filter((name) => (CALLS[name] as Call).once !== undefined || OWN_KEY.includes(name));
  expect(adding.filter((name) => !tried.includes(name))).toEqual([]);
  expect(tried.length).toBeGreaterThan(70);
});

test('cash left at the till is counted once per key, also when it is sent ten times at once; without a key as often as it is sent', async () => {
  await using story = await testApp();
  const good = await goodRequests(story);
  const drops = async () => {
    const rows = await story.db.selectFrom('courier_drops').select('amount_bani').execute();
    return rows.map(({ amount_bani }) => amount_bani);
  };
  const drop = async (key: string | null, amount = 10) => {
    const { path, headers } = wire('dropCash', await good('dropCash', 0));
    const { body } = await good('dropCash', 0);
    return story.request(path, {
      method: 'POST',
      body: JSON.stringify({ ...(body as object), amount }),
      headers: { ...headers, ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key }) },
    });
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => drop('predare-una')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await drops()).toEqual([1_000]);
  const other = await drop('predare-una', 20);
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'sent_before' }]);
  expect((await drop('scurt')).status).toBe(422);
  // Refused, so the key is free for the amount that is right.
  expect((await drop('predare-doua', 9_999)).status).toBe(422);
  expect((await drop('predare-doua', 20)).status).toBe(200);
  await drop(null, 30);
  await drop(null, 30);
  expect(await drops()).toEqual([1_000, 2_000, 3_000, 3_000]);
});
