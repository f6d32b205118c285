/**
 * Nothing of a rehearsal stays, and nothing of it is counted while it runs. Every reading call there is is compared with and
 * without one, and every table: a new reading, or a new table, is compared from the day it is added.
 */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CALLS, type CallName } from '#contract/all-calls.ts';
import { EXPORT_KINDS, SALES_KINDS } from '#contract/statistics/wire.ts';
import { bani } from '#domain/money/bani.ts';
import { isRehearsalNumber, REHEARSAL_ORDERS } from '#domain/rehearsal/rehearsal.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { readTable } from '#server/features/archive/archive.repository.ts';
import { learnFromOrders } from '#server/features/orders/learn-from-orders.ts';
import { updateOrderingHabits } from '#server/features/orders/update-ordering-habits.ts';
import { sumCustomers } from '#server/features/statistics/sum-customers.ts';
import { aPrinter } from '#test/support/a-printer.ts';
import { anOrder, guest, place } from '#test/support/an-order.ts';
import { aCourier, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { fakeStar } from '#test/support/fake-star.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { continueRehearsal } from './run-rehearsal.ts';

/** What the kitchen works with, and the rehearsal itself: these show it while it runs. */
const SHOWN_IN = new Set<CallName>(['getAllOrders', 'getStaffOrderDetails', 'getPanelWatch', 'getRehearsal']);
/** Exports are written to the security log, those of this very test among them. */
const SHOWS_EXPORTS = new Set<CallName>(['getPersonalData', 'getSecurityEvents']);
const UNRELATED_TABLES = ['rate_limits', 'security_events'];
/** Written while it runs, and deleted with its orders; the rehearsals themselves stay. */
const HELD_IN = new Set([
  'all_orders',
  'order_lines',
  'order_events',
  'order_watch',
  'closed_order_counts',
  'print_jobs',
  'rehearsals',
]);

const KITCHEN = '0b8f5a0e-6f0e-4f6e-9a51-6f1f6f1f6f1f';
const COUNTER = '1c8f5a0e-6f0e-4f6e-9a51-6f1f6f1f6f1f';
const FAULTS = ['allergy', 'sold_out', 'long_note', 'cancelled'] as const;
type Api = TestApp['api'];

async function openShop() {
  const story = await testApp();
  const { db } = story;
  await theRestaurant(db);
  const zone = await aZone(db);
  const soup = await aProduct(db, { name: 'Ciorbă', price: bani(2_000), stock: 9 });
  const pizza = await aProduct(db, { name: 'Pizza', price: bani(3_500) });
  await aProduct(db, { name: 'Tochitură', isOn: false });
  const admin = await anAdmin(db);
  const office = story.apiOf(admin);
  const sold = await place(story.api, anOrder({ of: [soup, pizza], delivery: guest(1) }));
  await office('confirmOrder', { body: { orderNumber: sold.orderNumber, timeToPrepare: 20 } });
  await office('markAsDelivered', { body: { orderNumber: sold.orderNumber, payment: { method: 'CASH' } } });
  await place(story.api, anOrder({ of: [pizza], delivery: guest(2) }));
  await collectMails(story);
  return { story, office, admin, pizza, zone };
}

/** What every reading call answers, as an administrator reads it. */
async function readEverything(story: TestApp, token: string): Promise<Readonly<Record<string, string>>> {
  const params: Readonly<Record<string, string>> = {
    id: '1',
    kind: 'terms',
    dataType: SALES_KINDS[0],
    token: 'x'.repeat(43),
  };
  const answers: Record<string, string> = {};
  for (const [name, { method, path }] of Object.entries(CALLS)) {
    // The keys of a literal table are its names.
    if (method !== 'GET' || SHOWN_IN.has(name as CallName) || SHOWS_EXPORTS.has(name as CallName)) continue;
    const kinds = name === 'exportTable' ? EXPORT_KINDS : [params.kind];
    for (const kind of kinds) {
      const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => (key === 'kind' ? `${kind}` : `${params[key]}`));
      const response = await story.request(
        `${filled}?startDate=2026-11-20&endDate=2026-11-20&date=2026-11-20`,
        {},
        { token },
      );
      answers[`${name} ${kind}`] = `${response.status} ${withoutRequestId(await response.text())}`;
    }
  }
  return answers;
}

function withoutRequestId(text: string): string {
  return text.replace(/"requestId":"[^"]*"/, '');
}

/** The content of every table but those of limits, jobs and the security log. */
async function readTables(
  { services }: TestApp,
  leftOut: ReadonlySet<string>,
): Promise<Readonly<Record<string, string>>> {
  const { rows } = await services.pool.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  const tables: Record<string, string> = {};
  for (const { name } of rows) {
    if (UNRELATED_TABLES.includes(name) || leftOut.has(name)) continue;
    const content = await services.pool.query<{ text: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text from ${name} t`,
    );
    tables[name] = content.rows[0]?.text ?? '';
  }
  return tables;
}

/** What an archive takes along of orders. */
async function readArchivedOrders({ db }: TestApp): Promise<readonly (readonly string[])[]> {
  const tables = ['orders', 'order_lines', 'order_events'];
  return Promise.all(tables.map(async (table) => (await Array.fromAsync(readTable(db, table))).flat()));
}

/** Everything that learns from orders or sums them, as it runs by itself. */
async function runChores({ db, clock }: TestApp): Promise<void> {
  await learnFromOrders(db, clock.now());
  await updateOrderingHabits(db, clock.now());
  await sumCustomers(db);
}

async function listNew(api: Api) {
  return (await api('getAllOrders', { query: { status: 'NEW', page: 0, size: 100 } })).content;
}

async function listRehearsed(api: Api, status: 'NEW' | 'CONFIRMED' = 'NEW') {
  const { content } = await api('getAllOrders', { query: { status, page: 0, size: 100 } });
  return content.filter(({ orderNumber }) => isRehearsalNumber(orderNumber));
}

/** The kitchen works through what came: accepts, rejects, marks ready, hands over. */
async function work(api: Api): Promise<void> {
  for (const [index, { orderNumber }] of (await listRehearsed(api)).entries()) {
    if (index === 1) {
      await api('rejectOrder', { body: { rejectedOrder: { orderNumber, reason: 'S-a terminat.' } } });
      continue;
    }
    await api('confirmOrder', { body: { orderNumber, timeToPrepare: 20, allergyRead: true } });
    await api('changeStage', { body: { orderNumber, stage: 'ready' } });
    if (index % 2 === 0) {
      await api('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
    }
  }
}

test('while it runs nothing but the kitchen’s own readings shows it; afterwards there is nothing of it', async () => {
  const { story, office, admin } = await openShop();
  await using _story = story;
  await runChores(story);
  const before = {
    answers: await readEverything(story, admin.token),
    tables: await readTables(story, new Set(['rehearsals'])),
    archived: await readArchivedOrders(story),
  };
  expect(Object.values(before.answers).filter((answer) => answer.startsWith('200')).length).toBeGreaterThan(40);
  await office('startRehearsal', { body: { minutes: 4, faults: [...FAULTS] } });
  const began = story.clock.now();
  // The server's clock stands still, so that only the rehearsal can make a difference.
  for (const minute of [1, 2, 3, 4]) {
    await continueRehearsal({ ...story.services, clock: () => plusMinutes(began, minute) });
  }
  // Its guest has cancelled one.
  expect(await listRehearsed(office)).toHaveLength(REHEARSAL_ORDERS.usual - 1);
  // Real orders stand before those of the rehearsal.
  expect(isRehearsalNumber((await listNew(office))[0]?.orderNumber ?? 0)).toBe(false);
  await work(office);
  await runChores(story);
  expect(await readEverything(story, admin.token)).toEqual(before.answers);
  expect(await readArchivedOrders(story)).toEqual(before.archived);
  const outside = (tables: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(tables).filter(([name]) => !HELD_IN.has(name)));
  expect(await readTables(story, HELD_IN)).toEqual(outside(before.tables));
  await office('stopRehearsal');
  await story.services.pool.query(
    'with gone as (delete from closed_order_counts returning *) insert into closed_order_counts select status, sum(change) from gone group by status having sum(change) <> 0',
  );
  await runChores(story);
  expect(await readTables(story, new Set(['rehearsals']))).toEqual(before.tables);
  expect(await readEverything(story, admin.token)).toEqual(before.answers);
  expect(await collectMails(story)).toEqual([]);
});

test('twelve orders come at even distances, each once however many processes place them', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  const other = story.second();
  await office('startRehearsal', { body: { minutes: 4, faults: [] } });
  expect(await refusalOf(office, 'startRehearsal', { body: {} })).toMatchObject({ code: 'rehearsal_running' });
  const counts: number[] = [];
  for (let minute = 0; minute < 5; minute += 1) {
    await Promise.all([continueRehearsal(story.services), continueRehearsal(other.services)]);
    counts.push((await office('getRehearsal')).running?.placed ?? 0);
    story.clock.advanceMinutes(1);
  }
  expect(counts).toEqual([1, 4, 7, 10, 12]);
});

test('a guest of it cancels, and when every order has ended it ends by itself and says what was missed', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  const tablet = story.apiOf(await aManager(story.db));
  await office('startRehearsal', { body: { minutes: 2, faults: [...FAULTS] } });
  for (let minute = 0; minute < 3; minute += 1) {
    await continueRehearsal(story.services);
    const heard = (await listNew(tablet)).map(({ orderNumber }) => orderNumber);
    const seen = { delivered: heard, rendered: heard, opened: [], begun: [] };
    const clock = (aheadMinutes: number) => new Date(plusMinutes(story.clock.now(), aheadMinutes)).toISOString();
    await tablet('reportPanel', {
      body: { ...seen, panelId: KITCHEN, sound: 'on', isVisible: true, clock: clock(0), notifications: 'granted' },
    });
    await office('reportPanel', {
      body: { ...seen, panelId: COUNTER, sound: 'off', isVisible: false, clock: clock(-10), notifications: 'denied' },
    });
    story.clock.advanceMinutes(1);
  }
  await continueRehearsal(story.services);
  await work(office);
  for (const { orderNumber } of await listRehearsed(office, 'CONFIRMED')) {
    await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CARD' } } });
  }
  await continueRehearsal(story.services);
  const { running, last } = await office('getRehearsal');
  expect(running).toBeNull();
  expect(last).toMatchObject({ ending: 'finished', orders: REHEARSAL_ORDERS.usual });
  const findings = new Map(last?.findings.map((finding) => [finding.code, finding]));
  expect(findings.get('heard')).toMatchObject({ count: REHEARSAL_ORDERS.usual, tone: 'good' });
  expect(findings.get('answered')).toMatchObject({ count: 11, of: 11, tone: 'warn' });
  expect(findings.get('allergy')).toMatchObject({ tone: 'good' });
  expect(findings.get('cancelled')).toMatchObject({ tone: 'good' });
  expect(findings.get('ready')).toMatchObject({ tone: 'good' });
  expect(findings.get('left')).toMatchObject({ tone: 'warn' });
  expect(findings.get('no_printer')).toMatchObject({ tone: 'warn' });
  // The tablet at the counter is muted, asleep, ten minutes late, without notifications, and an administrator's.
  for (const code of ['sound', 'awake', 'notifications', 'role'] as const) {
    expect(findings.get(code), code).toMatchObject({ count: 1, of: 2 });
  }
  expect(findings.get('clock')).toMatchObject({ tone: 'bad', count: 1, of: 2, seconds: 600 });
  expect(findings.get('disk')).toMatchObject({ of: 1 });
  expect((await listNew(office)).map(({ orderNumber }) => isRehearsalNumber(orderNumber))).toEqual([false]);
});

test('with a printer and a courier: every slip is printed, every delivery carried, and no paper, shift or cash is left of it', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  const star = fakeStar(story.request, (await aPrinter(story.services)).path);
  const courier = await aCourier(story.db, { hasShift: false });
  const phone = story.apiOf(courier);
  await office('startRehearsal', { body: { minutes: 4, faults: [], withCouriers: true } });
  for (let minute = 0; minute < 5; minute += 1) {
    await continueRehearsal(story.services);
    for (const { orderNumber, deliveryMethod } of await listRehearsed(office)) {
      await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
      await office('changeStage', { body: { orderNumber, stage: 'ready' } });
      if (deliveryMethod === 'DELIVERY') continue;
      while (await star.turn());
      await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
    }
    while (await star.turn());
    for (const { orderNumber } of (await phone('getCourierWork')).ready) {
      await phone('carryOrder', { body: { orderNumber } });
      const step = { orderNumber, ageSeconds: 0 };
      const deliver = { ...step, kind: 'deliver' as const, key: randomUUID(), payment: { method: 'CASH' as const } };
      const steps = [{ ...step, kind: 'leave' as const, key: randomUUID() }, deliver];
      const { outcomes } = await phone('sendCourierSteps', { body: { steps } });
      expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
    }
    story.clock.advanceMinutes(1);
  }
  await continueRehearsal(story.services);
  const { last } = await office('getRehearsal');
  expect(last).toMatchObject({ ending: 'finished', orders: REHEARSAL_ORDERS.usual });
  const deliveries = (REHEARSAL_ORDERS.usual * 2) / 3;
  expect(last?.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'printed', tone: 'good', of: REHEARSAL_ORDERS.usual }),
      expect.objectContaining({ code: 'carried', tone: 'good', of: deliveries }),
      expect.objectContaining({ code: 'left', tone: 'good', of: deliveries }),
    ]),
  );
  expect(star.paper).toHaveLength(REHEARSAL_ORDERS.usual);
  expect(await phone('getCourierWork')).toMatchObject({ ready: [], stops: [], shift: null });
  expect(await story.db.selectFrom('print_jobs').selectAll().execute()).toEqual([]);
  expect((await office('getDayClose', { query: {} })).couriers).toEqual([]);
});

test('couriers who do not take part see nothing of it, and are given nothing', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  const courier = await aCourier(story.db);
  const phone = story.apiOf(courier);
  await office('startRehearsal', { body: { minutes: 4, faults: [] } });
  const [first] = await listRehearsed(office);
  const orderNumber = first?.orderNumber ?? 0;
  expect(first?.deliveryMethod).toBe('DELIVERY');
  await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await office('changeStage', { body: { orderNumber, stage: 'ready' } });
  expect(await phone('getCourierWork')).toMatchObject({ ready: [], stops: [] });
  const refused = { code: 'couriers_not_rehearsing' };
  expect(await refusalOf(phone, 'carryOrder', { body: { orderNumber } })).toMatchObject(refused);
  const assigned = { orderNumber, courierId: courier.id };
  expect(await refusalOf(office, 'assignCourier', { body: assigned })).toMatchObject(refused);
});

test('a real order that comes meanwhile is a real order: number of the day, stock, mail', async () => {
  const { story, office, pizza } = await openShop();
  await using _story = story;
  await office('startRehearsal', { body: { minutes: 2, faults: [] } });
  await work(office);
  const { orderNumber } = await place(story.api, anOrder({ of: [pizza], delivery: guest(3) }));
  await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await office('stopRehearsal');
  const [order] = await office('getStaffOrderDetails', { params: { id: String(orderNumber) } });
  expect(order).toMatchObject({ orderStatus: 'CONFIRMED', kitchenNumber: 2 });
  expect(await collectMails(story)).toHaveLength(2);
  expect((await office('getRehearsal')).last).toMatchObject({ ending: 'stopped', orders: 1 });
});

test('a rehearsal that a crash interrupted is cleaned up at the next start', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  await office('startRehearsal', { body: { minutes: 4, faults: [] } });
  story.clock.advanceMinutes(3);
  await continueRehearsal(story.second().services);
  expect((await office('getRehearsal')).last).toMatchObject({ ending: 'interrupted', orders: 1 });
  expect(await listRehearsed(office)).toEqual([]);
});

test('without a dish that can be ordered there is nothing to rehearse with', async () => {
  await using story = await testApp();
  await theRestaurant(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  expect(await refusalOf(office, 'startRehearsal', { body: {} })).toMatchObject({ code: 'rehearsal_without_menu' });
});

test('a trial of three orders ends with the third', async () => {
  const { story, office } = await openShop();
  await using _story = story;
  await office('startRehearsal', { body: { minutes: 2, orders: REHEARSAL_ORDERS.trial } });
  expect((await office('getRehearsal')).running).toMatchObject({ placed: 1, orders: 3 });
  story.clock.advanceMinutes(1);
  await continueRehearsal(story.services);
  story.clock.advanceMinutes(1);
  await continueRehearsal(story.services);
  expect(await listRehearsed(office)).toHaveLength(3);
  await work(office);
  for (const { orderNumber } of await listRehearsed(office, 'CONFIRMED')) {
    await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CARD' } } });
  }
  await continueRehearsal(story.services);
  const { running, last } = await office('getRehearsal');
  expect([running, last?.ending, last?.orders]).toEqual([null, 'finished', 3]);
});
