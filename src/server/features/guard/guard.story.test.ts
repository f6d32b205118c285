import { expect, test } from 'vitest';
import { blockedOrderSentence } from '#domain/guard/blocked-words.ts';
import { hashPassword } from '#server/features/accounts/passwords/passwords.ts';
import { aDelivery, anOrder, guest, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct, aZone } from '#test/support/factories.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { deleteEndedBlocks } from './personal-data.ts';

const SENTENCE = blockedOrderSentence('', '0258000100');
const TERMS = { reason: 'Comandă falsă', until: '2027-02-18' };
const OFF = { blockedWords: '', asksFirst: false, firstFrom: null, asksAtNight: false, nightFrom: '', nightTo: '' };
const aPhone = (value: string) => ({ kind: 'phone' as const, value });

async function openShop() {
  const story = await testApp();
  await theRestaurant(story.db);
  const soup = await aProduct(story.db, { stock: 5 });
  const zone = await aZone(story.db, { code: 'BLJ', city: 'Blaj' });
  const office = story.apiOf(await anAdmin(story.db));
  const panel = story.apiOf(await aManager(story.db));
  return { story, soup, zone, office, panel };
}

async function countRows({ db }: TestApp, table: 'orders' | 'idempotency_keys') {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

test.each([
  ['telephone', aPhone('+40 722 123 456'), { phoneNumber: '0722.123.456' }],
  ['mailbox', { kind: 'email', value: 'ana.pop@gmail.com' } as const, { email: 'anapop+1@gmail.com' }],
  [
    'address',
    {
      kind: 'address',
      value: {
        city: 'Blaj',
        street: 'Strada Lungă',
        streetNumber: '5',
        building: '',
        staircase: '',
        apartment: '',
        landmark: '',
      },
    } as const,
    aDelivery('BLJ', { streetAddress: 'Str. lunga', streetNumberAddress: 'nr 5', appartmentNumber: '9' }),
  ],
])('an order by a blocked %s is refused with the same sentence, and leaves nothing', async (_, entry, delivery) => {
  const { story, soup, office } = await openShop();
  await using _story = story;
  await office('addBlocks', { body: { entries: [entry], ...TERMS } });
  const body = anOrder({ of: [soup], delivery: { ...guest(1), ...delivery } });
  const refusal = await refusalOf(story.api, 'placeOrder', { body });
  expect(refusal).toMatchObject({ status: 403, code: 'order_blocked', message: SENTENCE });
  expect(refusal.fields).toBeUndefined();
  expect([await countRows(story, 'orders'), await countRows(story, 'idempotency_keys')]).toEqual([0, 0]);
  await place(story.api, anOrder({ of: [soup], delivery: guest(2) }));
});

test('a block ends with its day, by itself, and its row a month later', async () => {
  const { story, soup, office } = await openShop();
  await using _story = story;
  const { phoneNumber } = guest(1);
  await office('addBlocks', { body: { entries: [aPhone(phoneNumber)], reason: 'x', until: '2026-11-20' } });
  const body = anOrder({ of: [soup], delivery: guest(1) });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'order_blocked' });
  story.clock.advanceMinutes(24 * 60);
  await place(story.api, body);
  await deleteEndedBlocks(story.db, story.clock.now());
  expect((await office('getBlocks')).content).toMatchObject([{ isOn: false }]);
  story.clock.advanceMinutes(31 * 24 * 60);
  await deleteEndedBlocks(story.db, story.clock.now());
  expect(await story.db.selectFrom('blocks').select('id').execute()).toEqual([]);
});

test('the list is searched, changed and emptied; the history names neither the person nor the reason', async () => {
  const { story, soup, office, panel } = await openShop();
  await using _story = story;
  const { ids } = await panel('addBlocks', {
    body: {
      entries: [aPhone('0722 111 222'), { kind: 'email', value: 'rau@exemplu.ro' }],
      ...TERMS,
      orderNumber: (await place(story.api, anOrder({ of: [soup], delivery: guest(3) }))).orderNumber,
    },
  });
  expect(ids).toHaveLength(2);
  const [id = 0] = ids;
  const { content, totalElements } = await office('getBlocks', { query: { search: '0722111' } });
  expect(totalElements).toBe(1);
  expect(content).toMatchObject([
    {
      id,
      kind: 'phone',
      shown: '0722 111 222',
      reason: TERMS.reason,
      until: [2027, 2, 18],
      isOn: true,
      orderNumber: expect.any(Number),
      addedBy: expect.any(String),
    },
  ]);
  expect(await refusalOf(panel, 'addBlocks', { body: { entries: [aPhone('0722111222')], ...TERMS } })).toMatchObject({
    code: 'block_exists',
  });
  const version = content[0]?.version ?? 0;
  await office('changeBlock', { body: { id, version, reason: 'Nu a plătit', until: null } });
  expect(await refusalOf(office, 'changeBlock', { body: { id, version, ...TERMS } })).toMatchObject({
    code: 'changed_meanwhile',
  });
  await panel('removeBlocks', { body: { ids } });
  await panel('removeBlocks', { body: { ids } });
  expect(await office('getBlocks')).toEqual({ content: [], totalElements: 0 });
  const changes = await office('getChanges', { query: { subject: 'block' } });
  expect(changes.content.map(({ action }) => action)).toEqual(['deleted', 'deleted', 'updated', 'created', 'created']);
  expect(JSON.stringify(changes)).not.toMatch(/0722|rau@|falsă|plătit/);
});

test('the owner’s words stand before the telephone number', async () => {
  const { story, soup, office } = await openShop();
  await using _story = story;
  const { version } = await office('getGuardSettings');
  await office('saveGuardSettings', { body: { ...OFF, blockedWords: 'Vă rugăm să ne sunați.', version } });
  await office('addBlocks', { body: { entries: [aPhone(guest(1).phoneNumber)], ...TERMS } });
  const body = anOrder({ of: [soup], delivery: guest(1) });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({
    message: 'Vă rugăm să ne sunați: 0258 000 100.',
  });
  expect((await office('getChanges', { query: { subject: 'guard' } })).content).toHaveLength(1);
});

test('what cannot be blocked is told at its field', async () => {
  const { story, panel } = await openShop();
  await using _story = story;
  const body = { entries: [aPhone('112')], reason: ' ', until: 'mâine' };
  expect(await refusalOf(panel, 'addBlocks', { body })).toMatchObject({
    code: 'invalid_request',
    fields: { phone: expect.any(String), reason: expect.any(String), until: expect.any(String) },
  });
});

test('a person takes home what the list says of them; deleted, only the block itself is left', async () => {
  const { story, soup, office } = await openShop();
  await using _story = story;
  const password = 'Frasin-la-poarta-12';
  const ana = await aCustomer(story.db, {
    email: 'ana@exemplu.ro',
    passwordHash: await hashPassword(password),
  });
  const me = story.apiOf(ana);
  const delivery = { email: 'ana@exemplu.ro', phoneNumber: '0722 111 333' };
  const { orderNumber } = await me('placeOrder', { body: anOrder({ of: [soup], delivery }) });
  await office('rejectOrder', { body: { rejectedOrder: { orderNumber, reason: 'S-a terminat.' } } });
  const entries = [aPhone('0722 111 333'), { kind: 'email' as const, value: 'ana+x@exemplu.ro' }];
  await office('addBlocks', { body: { entries, ...TERMS, orderNumber } });
  const { blocks } = await me('getPersonalData');
  expect(blocks).toMatchObject([
    { kind: 'phone', value: '0722 111 333', reason: TERMS.reason, until: [2027, 2, 18] },
    { kind: 'email', value: 'ana+x@exemplu.ro' },
  ]);
  await me('deleteAccount', { body: { password } });
  const rows = await story.db.selectFrom('blocks').selectAll().execute();
  expect(rows.map(({ shown, reason, order_id: orderId }) => [shown, reason, orderId])).toEqual([
    ['', '', null],
    ['', '', null],
  ]);
  for (const other of [
    { ...guest(5), email: 'ANA@exemplu.ro' },
    { ...guest(5), phoneNumber: '0722111333' },
  ]) {
    const body = anOrder({ of: [soup], delivery: other });
    expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'order_blocked' });
  }
});

test('at the telephone a blocked number is a warning: staff read the reason, and the order is taken', async () => {
  const { story, soup, office, panel } = await openShop();
  await using _story = story;
  await office('addBlocks', { body: { entries: [aPhone('0722 111 444')], ...TERMS } });
  const { block } = await panel('findCaller', { body: { phoneNumber: '0722111444' } });
  expect(block).toEqual({ reason: TERMS.reason, until: [2027, 2, 18] });
  const order = anOrder({ of: [soup], delivery: { ...guest(1), phoneNumber: '0722 111 444' } });
  const { order: taken } = await panel('takeOrder', { body: { ...order, source: 'PHONE', timeToPrepare: 20 } });
  expect(taken).toMatchObject({ orderStatus: 'CONFIRMED', phoneNumber: '0722111444' });
});
