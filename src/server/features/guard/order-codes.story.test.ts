import { expect, test } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/idempotency.ts';
import { bani } from '#domain/money/bani.ts';
import { anOrder, guest, type OrderBody, place } from '#test/support/an-order.ts';
import { aCustomer, anAdmin, aProduct } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';

const OFF = { blockedWords: '', asksFirst: false, firstFrom: null, asksAtNight: false, nightFrom: '', nightTo: '' };
const FIRST = { ...OFF, asksFirst: true, firstFrom: 100 };
const email = String(guest(1).email);

async function openShop(settings: typeof OFF | typeof FIRST = FIRST, now?: string) {
  const story = await testApp({ smtpUrl: 'smtp://127.0.0.1:1', ...(now === undefined ? {} : { now }) });
  await theRestaurant(story.db, { isOpenAroundTheClock: true });
  const platter = await aProduct(story.db, { price: bani(12_000), stock: 3 });
  const soup = await aProduct(story.db, { price: bani(2_000) });
  const office = story.apiOf(await anAdmin(story.db));
  await office('saveGuardSettings', { body: settings });
  return { story, platter, soup, office };
}

/** The code of the last letter. */
async function readCode(story: TestApp): Promise<string> {
  const letter = (await collectMails(story)).findLast(({ subject }) => subject.startsWith('Codul'));
  expect(letter?.to.address).toBe(email);
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? '';
}

async function submit(story: TestApp, body: OrderBody, headers: Readonly<Record<string, string>> = {}) {
  const response = await story.request('/user-service/user-placing-order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const [cookie = ''] = response.headers.getSetCookie().filter((one) => one.startsWith('pofta_device='));
  return { status: response.status, device: cookie.split(';')[0] ?? '' };
}

test('the first large order waits for the code of its mailbox; the same device is not asked again', async () => {
  const { story, platter, soup } = await openShop();
  await using _story = story;
  await place(story.api, anOrder({ of: [soup], delivery: guest(2) }));
  await collectMails(story);
  const body = anOrder({ of: [platter], delivery: guest(1) });
  const key = { [IDEMPOTENCY_HEADER]: 'one-attempt-of-a-guest' };
  expect(await refusalOf(story.api, 'placeOrder', { body, headers: key })).toMatchObject({
    status: 409,
    code: 'order_code_required',
  });
  expect(await collectMails(story)).toEqual([]);
  expect(await story.api('sendOrderCode', { body: { email } })).toMatchObject({ retryAfterSeconds: 60 });
  const confirmationCode = await readCode(story);
  const first = await submit(story, { ...body, confirmationCode }, key);
  expect(first).toEqual({ status: 201, device: expect.stringMatching(/^pofta_device=[\w-]{43}$/) });
  // The answer was lost: the same submission is the same order, also when its code has expired.
  story.clock.advanceMinutes(30);
  expect((await submit(story, { ...body, confirmationCode }, key)).status).toBe(201);
  expect(await story.db.selectFrom('orders').select('id').execute()).toHaveLength(2);
  const again = anOrder({ of: [platter], delivery: { ...guest(1), additionalInformation: 'Încă o dată' } });
  expect((await submit(story, again)).status).toBe(409);
  expect((await submit(story, again, { Cookie: first.device })).status).toBe(201);
  const other = anOrder({ of: [platter], delivery: guest(3) });
  expect((await submit(story, other, { Cookie: first.device })).status).toBe(409);
});

test('a guest with an account, or to whom an order was handed over, is not asked', async () => {
  const { story, platter, soup, office } = await openShop();
  await using _story = story;
  const body = anOrder({ of: [platter], delivery: guest(1) });
  await story.apiOf(await aCustomer(story.db))('placeOrder', { body: anOrder({ of: [platter], delivery: guest(9) }) });
  const { orderNumber } = await place(story.api, anOrder({ of: [soup], delivery: guest(1) }));
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'order_code_required' });
  await office('confirmOrder', { body: { orderNumber, timeToPrepare: 20 } });
  await office('markAsDelivered', { body: { orderNumber, payment: { method: 'CASH' } } });
  await place(story.api, body);
});

test('a code is of its mailbox, ends after ten minutes and is guessed five times at most', async () => {
  const { story, platter } = await openShop();
  await using _story = story;
  const body = anOrder({ of: [platter], delivery: guest(1) });
  await story.api('sendOrderCode', { body: { email } });
  const confirmationCode = await readCode(story);
  const stranger = { ...anOrder({ of: [platter], delivery: guest(4) }), confirmationCode };
  expect(await refusalOf(story.api, 'placeOrder', { body: stranger })).toMatchObject({
    status: 422,
    code: 'order_code_wrong',
  });
  story.clock.advanceMinutes(13);
  expect(await refusalOf(story.api, 'placeOrder', { body: { ...body, confirmationCode } })).toMatchObject({
    code: 'order_code_wrong',
  });
  for (const guess of ['000000', '1', 'x', '']) {
    const refused = await refusalOf(story.api, 'placeOrder', { body: { ...body, confirmationCode: guess } });
    expect(refused.code).toBe(guess === '' ? 'order_code_required' : 'order_code_wrong');
  }
  const wrong = { ...body, confirmationCode: '999999' };
  await refusalOf(story.api, 'placeOrder', { body: wrong });
  expect(await refusalOf(story.api, 'placeOrder', { body: wrong })).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
});

test('codes are sent once a minute, and to no mailbox while the restaurant asks for none', async () => {
  const { story, office } = await openShop(OFF);
  await using _story = story;
  await story.api('sendOrderCode', { body: { email } });
  expect(await collectMails(story)).toEqual([]);
  await office('saveGuardSettings', { body: FIRST });
  await story.api('sendOrderCode', { body: { email } });
  expect(await refusalOf(story.api, 'sendOrderCode', { body: { email } })).toMatchObject({ status: 429 });
  const again = await story.request('/user-service/send-order-code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(0);
  const confirmationCode = await readCode(story);
  expect(await refusalOf(story.api, 'sendOrderCode', { body: { email: 'ana' } })).toMatchObject({
    fields: { email: expect.any(String) },
  });
  const stored = await story.db.selectFrom('mails').select(['plain_text', 'html']).execute();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(confirmationCode);
});

test('at night every unknown guest is asked; the owner’s choice stands in the history', async () => {
  const night = { ...OFF, asksAtNight: true, nightFrom: '22:00', nightTo: '06:00' };
  const { story, soup, office } = await openShop(night, '2026-11-20T21:58:00+02:00');
  await using _story = story;
  await place(story.api, anOrder({ of: [soup], delivery: guest(1) }));
  story.clock.advanceMinutes(2);
  const body = anOrder({ of: [soup], delivery: guest(2) });
  expect(await refusalOf(story.api, 'placeOrder', { body })).toMatchObject({ code: 'order_code_required' });
  expect(await refusalOf(office, 'saveGuardSettings', { body: { ...night, nightTo: '22:00' } })).toMatchObject({
    fields: { nightTo: expect.any(String) },
  });
  const { content } = await office('getChanges', { query: { subject: 'guard' } });
  expect(content[0]?.fields).toContainEqual({ name: 'Cod noaptea', before: 'nu', after: '22:00–06:00' });
});

test('codes are not begun while mails do not leave the shop; where they stop later, its health says so', async () => {
  await using without = await testApp();
  const body = { ...FIRST, blockedWords: 'Sunați-ne.' };
  expect(await refusalOf(without.apiOf(await anAdmin(without.db)), 'saveGuardSettings', { body })).toMatchObject({
    status: 409,
    code: 'codes_unsent',
  });

  const { story, office } = await openShop(OFF);
  await using _story = story;
  const unsent = {
    message_id: '<alarm.1@exemplu.ro>',
    kind: 'alarm',
    recipient: 'casa@exemplu.ro',
    subject: 'Alarmă',
    html: '',
    plain_text: '',
    created_at: new Date(story.clock.now()),
    last_error: '535 wrong password',
  };
  await story.db.insertInto('mails').values(unsent).execute();
  story.clock.advanceMinutes(20);
  expect(await refusalOf(office, 'saveGuardSettings', { body })).toMatchObject({ code: 'codes_unsent' });
  await office('saveGuardSettings', { body: { ...body, ...OFF } });
  await story.db
    .updateTable('mails')
    .set({ sent_at: new Date(story.clock.now()) })
    .execute();
  await office('saveGuardSettings', { body });
  const findings = async () => (await office('getShopHealth')).lines.map(({ finding }) => finding);
  expect(await findings()).not.toContain('codes_unsent');
  await story.db.updateTable('mails').set({ sent_at: null }).execute();
  expect(await findings()).toContain('codes_unsent');
  // What is on already can be changed, and switched off.
  await office('saveGuardSettings', { body: { ...body, firstFrom: 200 } });
  await office('saveGuardSettings', { body: OFF });
  expect(await findings()).not.toContain('codes_unsent');
});
