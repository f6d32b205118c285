import { expect, test } from 'vitest';
import type { CallInput } from '#contract/named-api.ts';
import { instant } from '#domain/time/instant.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { type RestaurantFacts, theRestaurant } from '#test/support/the-restaurant.ts';
import { deleteOldReservations } from './personal-data.ts';

type Body = NonNullable<CallInput<'bookTable'>['body']>;
type Fields = Record<string, unknown>;

const MONTH = { booking: { minimumAdvanceMinutes: 120, maximumAdvanceMinutes: 30 * 1440 } };

/** Tomorrow at seven for four, unless told otherwise. */
function aTable(about: Fields = {}): Body {
  const reservationData = {
    fullName: 'Ana-Maria Pop',
    phoneNumber: '0722 123 456',
    email: 'Ana.Pop@exemplu.ro',
    time: '19:00',
    numberOfPeople: 4,
    reservationDate: '2026-11-21',
    additionalInformation: 'Lângă geam, <b>vă rog</b>',
    ...about,
  };
  // Stories send wrong types too.
  return { reservationData } as Body;
}

async function openStory(facts: RestaurantFacts = {}): Promise<TestApp> {
  const story = await testApp();
  await theRestaurant(story.db, { services: MONTH, ...facts });
  return story;
}

const kept = ({ db }: TestApp) => db.selectFrom('reservations').selectAll().execute();

test('a table is asked for: the answer, the row, the event, a mail to the guest and one to the restaurant', async () => {
  await using story = await openStory();
  expect(await story.api('bookTable', { body: aTable() })).toEqual({
    message: 'Am primit cererea ta de rezervare. Te contactăm pentru confirmare.',
    reservedFor: '2026-11-21T17:00:00.000Z',
    reservationDate: [2026, 11, 21, 19, 0, 0, 0],
    numberOfPeople: 4,
  });
  const [row, ...others] = await kept(story);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    full_name: 'Ana-Maria Pop',
    phone: '0722123456',
    email: 'ana.pop@exemplu.ro',
    people: 4,
    reserved_for: new Date('2026-11-21T17:00:00Z'),
  });
  const events = await story.db.selectFrom('reservation_events').select(['kind', 'reservation_id']).execute();
  expect(events).toEqual([{ kind: 'requested', reservation_id: row?.id }]);

  const letters = await collectMails(story);
  const toStaff = letters.find(({ replyTo }) => replyTo !== null);
  const toGuest = letters.find(({ replyTo }) => replyTo === null);
  expect(letters).toHaveLength(2);
  expect(toGuest).toMatchObject({
    to: { name: 'Ana-Maria Pop', address: 'ana.pop@exemplu.ro' },
    subject: 'Cererea ta de rezervare pentru 21 noiembrie 2026, ora 19:00',
    replyTo: null,
    leaveAddress: null,
  });
  expect(toGuest?.text).toContain('sâmbătă, 21 noiembrie 2026, ora 19:00');
  expect(toGuest?.text).toContain('Masa este rezervată după ce te contactăm');
  expect(toGuest?.html).toContain('&lt;b&gt;vă rog');
  expect(toGuest?.html).not.toContain('bon fiscal');
  expect(toStaff).toMatchObject({
    to: { address: 'comenzi@exemplu.ro' },
    replyTo: { name: 'Ana-Maria Pop', address: 'ana.pop@exemplu.ro' },
    subject: 'Cerere de rezervare: 4 persoane, 21 noiembrie 2026, ora 19:00',
  });
  expect(toStaff?.text).toContain('Telefon: 0722 123 456');
});

test('the flat form, „5+” and arrays of numbers are understood', async () => {
  await using story = await openStory();
  const { reservationData } = aTable({ numberOfPeople: '5+', reservationDate: [2026, 11, 21], time: '20:30:00' }) as {
    reservationData: Body;
  };
  expect(await story.api('bookTable', { body: reservationData })).toMatchObject({
    numberOfPeople: 10,
    reservedFor: '2026-11-21T18:30:00.000Z',
  });
});

test.each([
  [{ fullName: 'A' }, { fullName: 'Scrie numele și prenumele: între 2 și 80 de caractere, fără caractere speciale.' }],
  [{ phoneNumber: '123' }, { phoneNumber: 'Introdu un număr de telefon românesc de 10 cifre (ex.: 0722 123 456).' }],
  [{ email: 'ana@' }, { email: 'Adresa de e-mail nu este validă.' }],
  [{ numberOfPeople: 0 }, { numberOfPeople: 'Scrie câte persoane veți fi.' }],
  [{ numberOfPeople: 61 }, { numberOfPeople: 'Pentru mai mult de 60 de persoane sună-ne și pregătim totul împreună.' }],
  [
    { additionalInformation: 'x'.repeat(501) },
    { additionalInformation: 'Textul conține caractere care nu pot fi folosite sau este prea lung.' },
  ],
  [
    { fullName: '', reservationDate: '' },
    {
      fullName: 'Scrie numele și prenumele: între 2 și 80 de caractere, fără caractere speciale.',
      reservationDate: 'Alege data și ora.',
    },
  ],
])('%o is told by its field, and nothing is kept', async (about, fields) => {
  await using story = await openStory();
  expect(await refusalOf(story.api, 'bookTable', { body: aTable(about) })).toMatchObject({
    status: 422,
    code: 'invalid_request',
    fields,
  });
  expect(await kept(story)).toEqual([]);
  expect(await collectMails(story)).toEqual([]);
});

test.each([
  [{ time: '' }, 422, 'time_required', 'Alege data și ora.'],
  [{ time: 'seara' }, 422, 'invalid_time', 'Data sau ora aleasă nu este validă.'],
  [
    { reservationDate: '2026-11-20', time: '13:00' },
    422,
    'booking_too_early',
    'Cea mai apropiată oră pentru o rezervare este azi, la 14:00.',
  ],
  [
    { reservationDate: '2027-01-20' },
    422,
    'booking_too_late',
    'Poți rezerva cel târziu pentru duminică, 20 decembrie, la 12:00.',
  ],
  [
    { time: '23:00' },
    422,
    'booking_outside_hours',
    'Ora aleasă este în afara programului (10:00–22:00). Ultima oră care se poate alege este 21:45.',
  ],
  [
    { reservationDate: '2026-12-01' },
    409,
    'booking_day_closed',
    'În această zi nu preluăm rezervări. La mulți ani, România!',
  ],
])('%o is refused: %s %s', async (about, status, code, message) => {
  await using story = await openStory({
    closures: [{ startDate: '2026-12-01', endDate: '2026-12-01', message: 'La mulți ani, România!' }],
  });
  expect(await refusalOf(story.api, 'bookTable', { body: aTable(about) })).toMatchObject({ status, code, message });
  expect(await kept(story)).toEqual([]);
});

test('the hour that the clocks skip is refused with the nearest one', async () => {
  await using story = await openStory({ hours: '00:00-24:00' });
  story.clock.set('2027-03-20T12:00:00+02:00');
  const body = aTable({ reservationDate: '2027-03-28', time: '03:30' });
  expect(await refusalOf(story.api, 'bookTable', { body })).toMatchObject({ code: 'nonexistent_local_time' });
});

test('bookings that are off, and a shop without hours, are told so', async () => {
  await using off = await openStory({ services: { booking: { isEnabled: false } } });
  expect(await refusalOf(off.api, 'bookTable', { body: aTable() })).toMatchObject({ status: 409, code: 'booking_off' });
  await using closed = await openStory({ hours: '' });
  expect(await refusalOf(closed.api, 'bookTable', { body: aTable() })).toMatchObject({ code: 'booking_no_schedule' });
});

test('sent ten times under one key it is one request with one answer', async () => {
  await using story = await openStory();
  const send = () => story.api('bookTable', { body: aTable(), headers: { 'Idempotency-Key': 'cheie-de-test' } });
  const answers = await Promise.all(Array.from({ length: 10 }, send));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await kept(story)).toHaveLength(1);
  expect(await collectMails(story)).toHaveLength(2);
});

test('a double tap without a key is one request; another content under the same key is refused', async () => {
  await using story = await openStory();
  await story.api('bookTable', { body: aTable() });
  await story.api('bookTable', { body: aTable() });
  expect(await kept(story)).toHaveLength(1);
  const headers = { 'Idempotency-Key': 'cheie-de-test' };
  await story.api('bookTable', { body: aTable({ time: '20:00' }), headers });
  const other = { body: aTable({ time: '21:00' }), headers };
  expect(await refusalOf(story.api, 'bookTable', other)).toMatchObject({ code: 'reservation_sent_before' });
  const short = { body: aTable(), headers: { 'Idempotency-Key': 'scurt' } };
  expect(await refusalOf(story.api, 'bookTable', short)).toMatchObject({ code: 'invalid_request' });
});

test('after a refusal the same key may carry what was put right', async () => {
  await using story = await openStory();
  const headers = { 'Idempotency-Key': 'cheie-de-test' };
  await refusalOf(story.api, 'bookTable', { body: aTable({ time: '23:00' }), headers });
  expect(await story.api('bookTable', { body: aTable({ time: '20:00' }), headers })).toMatchObject({
    numberOfPeople: 4,
  });
});

test('a program that fills in the hidden field hears that all is well, and nothing happens', async () => {
  await using story = await openStory();
  expect(await story.api('bookTable', { body: aTable({ website: 'https://spam.example' }) })).toMatchObject({
    message: 'Am primit cererea ta de rezervare. Te contactăm pentru confirmare.',
  });
  expect(await kept(story)).toEqual([]);
  expect(await collectMails(story)).toEqual([]);
});

test('one person asks for five tables in a day, one address for twenty in an hour', async () => {
  await using story = await openStory();
  for (let hour = 12; hour < 17; hour += 1) {
    await story.api('bookTable', { body: aTable({ time: `${hour}:00`, email: `ana+${hour}@exemplu.ro` }) });
  }
  const sixth = aTable({ phoneNumber: '0733123456', email: 'ana+x@exemplu.ro' });
  expect(await refusalOf(story.api, 'bookTable', { body: sixth })).toMatchObject({
    status: 429,
    code: 'too_many_reservations',
  });
  story.clock.advanceMinutes(25 * 60);
  await story.api('bookTable', { body: aTable({ reservationDate: '2026-11-22' }) });

  const stranger = story.apiOf({ ip: '203.0.113.7' });
  for (let visit = 1; visit <= 20; visit += 1) await refusalOf(stranger, 'bookTable', { body: aTable({ email: '' }) });
  expect(await refusalOf(stranger, 'bookTable', { body: aTable({ email: '' }) })).toMatchObject({
    code: 'too_many_requests',
  });
});

test('half a year after the evening the names are deleted', async () => {
  await using story = await openStory();
  await story.api('bookTable', { body: aTable() });
  await deleteOldReservations(story.db, instant(Date.parse('2027-05-20T12:00:00Z')));
  expect(await kept(story)).toHaveLength(1);
  await deleteOldReservations(story.db, instant(Date.parse('2027-05-23T12:00:00Z')));
  expect(await kept(story)).toEqual([]);
});
