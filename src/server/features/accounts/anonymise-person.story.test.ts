import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anonymiseOldOrders } from '#server/features/orders/personal-data.ts';
import { anonymiseEndedCoupons } from '#server/features/promotions/personal-data.ts';
import { deleteOldReservations } from '#server/features/reservations/personal-data.ts';
import { deleteOldWithdrawals } from '#server/features/withdrawals/personal-data.ts';
import { deleteSentMails } from '#server/platform/mail/delete-old-mails.ts';
import { anOrder, place } from '#test/support/an-order.ts';
import { aCustomer, aManager, anAdmin, aProduct, aPromotion } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { deleteUnconfirmedAccounts } from './delete-stale-accounts.ts';
import { hashPassword } from './passwords/passwords.ts';

const PASSWORD = 'Covrig#Plimba7';
const passwordHash = await hashPassword(PASSWORD);
const EMAIL = 'secreta@exemplu.ro';
/** What must be found nowhere once the person is gone. */
const TRACES = /secreta|Ascunsă|0744987654|Strada Tainică|12345674/i;

/** Rows of every table in which a person can be read, by table. */
async function tracesIn(story: TestApp): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(story.db);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(story.db);
    const traces = rows.map(({ row }) => row).filter((row) => TRACES.test(row));
    if (traces.length > 0) found[name.replace('public.', '')] = traces;
  }
  return found;
}

/** A person who did everything a guest can do: ordered, booked twice, subscribed, said and took back something. */
async function aKnownPerson(story: TestApp) {
  await aPromotion(story.db, { type: 'NEWSLETTER_SUBSCRIPTION', discountBasisPoints: 1500, validityInDays: 30 });
  const customer = await aCustomer(story.db, {
    email: EMAIL,
    firstName: 'Ascunsă',
    lastName: 'Pop',
    phone: '0744987654',
    passwordHash,
  });
  const api = story.apiOf(customer);
  const person = { email: EMAIL, firstName: 'Ascunsă', phoneNumber: '0744 987 654' };
  const words = { additionalInformation: 'sună la Ascunsă', streetAddress: 'Strada Tainică' };
  const company = { companyName: 'Ascunsă Pop PFA', cui: '12345674' };
  const product = await aProduct(story.db);
  const { orderNumber } = await place(
    story.api,
    anOrder({ of: [product], delivery: { ...person, ...words }, invoiceCompanyBean: company }),
  );
  await story.apiOf(await aManager(story.db))('rejectOrder', { body: { orderNumber, reason: 'Închis' } });
  await story.api('sendFeedback', {
    body: { rating: 5, text: 'Bună, spune Ascunsă.', name: 'Ascunsă P.', orderNumber, email: EMAIL },
  });
  const withdrawal = { name: 'Ascunsă Pop', email: EMAIL, items: '2 × suc', orderNumber: String(orderNumber) };
  await story.api('withdraw', { body: withdrawal });
  const table = {
    fullName: 'Ascunsă Pop',
    phoneNumber: '0744987654',
    email: EMAIL,
    time: '19:00',
    numberOfPeople: 4,
    reservationDate: '2026-11-21',
    additionalInformation: '',
  };
  await story.api('bookTable', { body: { reservationData: table } });
  await story.api('subscribe', { body: { email: EMAIL, source: 'footer' } });
  const letters = await collectMails(story);
  const token = /confirmare\/([\w-]{43})/.exec(letters.map(({ text }) => text).join(' '))?.[1] ?? '';
  await story.api('confirmSubscription', { body: { token } });
  await collectMails(story);
  return { api, orderNumber };
}

async function openStory(): Promise<TestApp> {
  const story = await testApp();
  const booking = { minimumAdvanceMinutes: 120, maximumAdvanceMinutes: 30 * 1440 };
  await theRestaurant(story.db, { services: { booking } });
  return story;
}

test('what is taken home names everything that is kept', async () => {
  await using story = await openStory();
  const { api, orderNumber } = await aKnownPerson(story);
  await api('authenticate', { body: { authData: { email: EMAIL, password: PASSWORD } } });
  const taken = await api('getPersonalData');
  expect(taken).toMatchObject({
    orders: [{ orderNumber }],
    reviews: [{ rating: 5, name: 'Ascunsă P.', state: 'pending' }],
    reservations: [{ numberOfPeople: 4, reservedFor: '2026-11-21T17:00:00.000Z' }],
    withdrawals: [{ orderNumber, items: '2 × suc' }],
    newsletter: { state: 'confirmed', consents: [{ act: 'requested' }, { act: 'confirmed' }] },
    coupons: [{ startDate: [2026, 11, 20] }],
  });
});

test('a deleted account leaves nothing in any table, but for a table that is still to be set', async () => {
  await using story = await openStory();
  const { api } = await aKnownPerson(story);
  expect(Object.keys(await tracesIn(story))).toEqual(
    expect.arrayContaining([
      'all_orders',
      'reviews',
      'withdrawal_requests',
      'reservations',
      'newsletter_subscribers',
      'mails',
    ]),
  );
  await api('deleteAccount', { body: { password: PASSWORD } });
  expect(Object.keys(await tracesIn(story)).toSorted()).toEqual(['mails', 'reservations']);
  const mails = await story.db.selectFrom('mails').select('kind').execute();
  expect(mails.map(({ kind }) => kind)).toEqual(['reservation_for_staff']);
});

test('once the evening is over the table goes, too', async () => {
  await using story = await openStory();
  const { api } = await aKnownPerson(story);
  story.clock.set('2026-11-22T12:00:00+02:00');
  await api('deleteAccount', { body: { password: PASSWORD } });
  expect(await tracesIn(story)).toEqual({});
});

test('the proof of a consent stays under a fingerprint, and no second welcome code is given', async () => {
  await using story = await openStory();
  const { api } = await aKnownPerson(story);
  await api('deleteAccount', { body: { password: PASSWORD } });
  const [subscriber] = await story.db.selectFrom('newsletter_subscribers').selectAll().execute();
  expect(subscriber).toMatchObject({ state: 'left', email: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) });
  const acts = () => story.db.selectFrom('newsletter_consents').select(['act', 'source']).orderBy('id').execute();
  expect(await acts()).toEqual([
    { act: 'requested', source: 'footer' },
    { act: 'confirmed', source: 'link' },
    { act: 'withdrawn', source: 'account' },
  ]);

  await story.api('subscribe', { body: { email: EMAIL, source: 'footer' } });
  const [letter] = await collectMails(story);
  const token = /confirmare\/([\w-]{43})/.exec(letter?.text ?? '')?.[1] ?? '';
  expect(await story.api('confirmSubscription', { body: { token } })).toMatchObject({ couponSent: false });
});

test('an order under way keeps its person, and nothing of them is forgotten halfway', async () => {
  await using story = await openStory();
  const { api } = await aKnownPerson(story);
  await place(api, anOrder({ of: [await aProduct(story.db)], delivery: { email: EMAIL, firstName: 'Ascunsă' } }));
  const before = await tracesIn(story);
  expect(await refusalOf(api, 'deleteAccount', { body: { password: PASSWORD } })).toMatchObject({
    code: 'orders_under_way',
  });
  expect(Object.keys(await tracesIn(story)).toSorted()).toEqual(Object.keys(before).toSorted());
});

test('an administrator tells and deletes what is kept of a customer who asks, the account too', async () => {
  await using story = await openStory();
  const { orderNumber } = await aKnownPerson(story);
  const office = story.apiOf(await anAdmin(story.db));
  story.clock.set('2026-11-22T12:00:00+02:00');
  const found = await office('findPersonData', { body: { contact: ` ${EMAIL.toUpperCase()} ` } });
  expect(found).toMatchObject({
    contact: EMAIL,
    by: 'email',
    account: { firstName: 'Ascunsă', role: 'ROLE_USER' },
    names: expect.arrayContaining(['Ascunsă Pop']),
    hasOrderUnderWay: false,
    data: {
      orders: [{ orderNumber }],
      reviews: [{ rating: 5 }],
      reservations: [{ numberOfPeople: 4 }],
      withdrawals: [{ orderNumber }],
      newsletter: { state: 'confirmed' },
      coupons: [{ startDate: [2026, 11, 20] }],
    },
  });
  await office('forgetPerson', { body: { contact: EMAIL } });
  expect(await tracesIn(story)).toEqual({});
  expect(await refusalOf(office, 'findPersonData', { body: { contact: EMAIL } })).toMatchObject({
    code: 'person_unknown',
  });
});

test('a table that is still to be set stays, and the administrator is told so', async () => {
  await using story = await openStory();
  await aKnownPerson(story);
  const office = story.apiOf(await anAdmin(story.db));
  const { message } = await office('forgetPerson', { body: { contact: EMAIL } });
  expect(message).toMatch(/ O rezervare viitoare rămâne până îi trece ziua\.$/);
});

test('a guest who ordered by telephone is found and deleted by the number', async () => {
  await using story = await openStory();
  const office = story.apiOf(await anAdmin(story.db));
  const delivery = { firstName: 'Ascunsă', email: EMAIL, phoneNumber: '0744 987 654', streetAddress: 'Strada Tainică' };
  const { orderNumber } = await place(story.api, anOrder({ of: [await aProduct(story.db)], delivery }));
  const contact = '+40 744 987 654';
  expect(await office('findPersonData', { body: { contact } })).toMatchObject({
    contact: '0744987654',
    by: 'phone',
    account: null,
    hasOrderUnderWay: true,
    data: { orders: [{ orderNumber }], newsletter: null, mails: [] },
  });
  expect(await refusalOf(office, 'forgetPerson', { body: { contact } })).toMatchObject({ code: 'orders_under_way' });
  await story.apiOf(await aManager(story.db))('rejectOrder', { body: { orderNumber, reason: 'Închis' } });
  await collectMails(story);
  await office('forgetPerson', { body: { contact } });
  expect(await tracesIn(story)).toEqual({});
});

test.each([
  ['ana la exemplu', 'person_contact_invalid'],
  ['nimeni@exemplu.ro', 'person_unknown'],
  ['0722000111', 'person_unknown'],
])('of „%s” nothing is told: %s', async (contact, code) => {
  await using story = await openStory();
  const office = story.apiOf(await anAdmin(story.db));
  expect(await refusalOf(office, 'findPersonData', { body: { contact } })).toMatchObject({ code });
});

test('an account of staff is not deleted by its address', async () => {
  await using story = await openStory();
  const manager = await aManager(story.db);
  const office = story.apiOf(await anAdmin(story.db));
  const asked = { body: { contact: manager.email } };
  expect(await office('findPersonData', asked)).toMatchObject({ account: { role: 'ROLE_MANAGER' } });
  expect(await refusalOf(office, 'forgetPerson', asked)).toMatchObject({ code: 'staff_account' });
});

test('by the clock: after three years there is no phone, after five and a half no name', async () => {
  await using story = await openStory();
  await aKnownPerson(story);
  const tidyOn = async (iso: string) => {
    story.clock.set(iso);
    const now = story.clock.now();
    for (const forget of [
      anonymiseOldOrders,
      deleteSentMails,
      deleteOldReservations,
      deleteOldWithdrawals,
      anonymiseEndedCoupons,
    ]) {
      await forget(story.db, now);
    }
    return story.db.selectFrom('orders').select(['email', 'phone', 'first_name', 'user_id']).executeTakeFirstOrThrow();
  };
  const kinds = async () =>
    [...new Set((await story.db.selectFrom('mails').select('kind').execute()).map(({ kind }) => kind))].toSorted();
  const withdrawals = () => story.db.selectFrom('withdrawal_requests').select('id').execute();

  expect(await tidyOn('2026-12-31T12:00:00+02:00')).toMatchObject({ phone: '0744987654', email: EMAIL });
  const [coupon] = await story.db.selectFrom('personal_coupons').select('email_normal').execute();
  expect(coupon?.email_normal).toMatch(/^sha256:/);
  expect(await kinds()).toContain('reservation_for_staff');

  expect(await tidyOn('2027-05-23T12:00:00+03:00')).toMatchObject({ phone: '0744987654', email: EMAIL });
  expect(await kinds()).toEqual(['order_received', 'order_rejected', 'withdrawal_notice', 'withdrawal_received']);
  expect(await story.db.selectFrom('reservations').select('id').execute()).toEqual([]);

  expect(await tidyOn('2029-11-20T09:00:00+02:00')).toMatchObject({ phone: '0744987654' });
  expect(await withdrawals()).toHaveLength(1);
  expect(await tidyOn('2029-11-22T12:00:00+02:00')).toMatchObject({ phone: '', first_name: 'Ascunsă', email: EMAIL });
  expect(await withdrawals()).toEqual([]);
  expect(await kinds()).toEqual([]);

  expect(await tidyOn('2032-06-30T23:59:00+03:00')).toMatchObject({ first_name: 'Ascunsă', email: EMAIL });
  expect(await tidyOn('2032-07-01T00:01:00+03:00')).toMatchObject({ first_name: 'Client', email: '', user_id: null });
});

test('an unconfirmed account is deleted after thirty days; a confirmed one stays', async () => {
  await using story = await openStory();
  await aCustomer(story.db, { email: EMAIL });
  const authData = { firstName: 'Bo', lastName: 'Ana', email: 'bo@exemplu.ro', password: PASSWORD };
  await story.api('register', { body: { authData } });
  const emails = async (iso: string) => {
    story.clock.set(iso);
    await deleteUnconfirmedAccounts(story.db, story.clock.now());
    return (await story.db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email);
  };
  expect(await emails('2026-12-20T09:00:00Z')).toEqual(['bo@exemplu.ro', EMAIL]);
  expect(await emails('2026-12-20T11:00:00Z')).toEqual([EMAIL]);
});
