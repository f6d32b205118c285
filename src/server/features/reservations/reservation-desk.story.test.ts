import { expect, test } from 'vitest';
import { aManager, anAdmin } from '#test/support/factories.ts';
import { collectMails } from '#test/support/postbox.ts';
import { refusalOf, type TestApp, testApp } from '#test/support/test-app.ts';
import { theRestaurant } from '#test/support/the-restaurant.ts';
import { reservationToken } from './reservation-access.ts';

async function openDesk(seats: number | null = null) {
  const story = await testApp();
  await theRestaurant(story.db, { services: { booking: { maximumAdvanceMinutes: 30 * 1440 } } });
  const staff = story.apiOf(await aManager(story.db, { firstName: 'Mara', lastName: 'Ionescu' }));
  const admin = story.apiOf(await anAdmin(story.db));
  if (seats !== null) {
    await admin('saveGuestRules', { body: { guestsMayCancel: true, seats, stayMinutes: 120 } });
  }
  let asked = 0;
  const book = async (time: string, numberOfPeople: number) => {
    asked += 1;
    await story.api('bookTable', {
      body: {
        reservationData: {
          fullName: 'Ana Pop',
          phoneNumber: `07221234${10 + asked}`,
          email: `ana-${asked}@exemplu.ro`,
          time,
          numberOfPeople,
          reservationDate: '2026-11-21',
        },
      },
    });
    const { waiting } = await staff('getReservations');
    const id = waiting.at(-1)?.id ?? 0;
    return { id, token: reservationToken(await story.services.secrets.load('order_access'), id) };
  };
  const evening = async () => (await staff('getReservations', { query: { date: '2026-11-21' } })).day;
  return { story, staff, admin, book, evening, [Symbol.asyncDispose]: story.close };
}

const subjects = async (story: TestApp) => (await collectMails(story)).map(({ subject }) => subject);

test('a table is confirmed: the guest is written to, who and when are kept, the second answer is told of the first', async () => {
  await using desk = await openDesk();
  const { story, staff, book, evening } = desk;
  const { id, token } = await book('19:00', 4);
  expect((await staff('getReservations')).waiting).toMatchObject([{ id, status: 'REQUESTED', seatsLeft: null }]);
  story.clock.advanceMinutes(5);
  const { message, reservation } = await staff('answerReservation', { body: { id, version: 1, decision: 'confirm' } });
  expect(message).toContain('confirmată');
  expect(reservation).toMatchObject({
    status: 'CONFIRMED',
    version: 2,
    timeline: [
      { kind: 'requested', actor: null },
      { kind: 'confirmed', actor: 'Mara Ionescu', at: '2026-11-20T10:05:00.000Z' },
    ],
  });
  expect((await staff('getReservations')).waiting).toEqual([]);
  expect(await evening()).toMatchObject([{ id, status: 'CONFIRMED' }]);
  expect(
    await refusalOf(staff, 'answerReservation', { body: { id, version: 1, decision: 'decline', reason: 'Plin' } }),
  ).toMatchObject({ status: 409, code: 'already_answered' });
  const letters = await collectMails(story);
  const letter = letters.find(({ subject }) => /este confirmată/.test(subject));
  expect(letter?.subject).toBe('Rezervarea ta pentru 21 noiembrie 2026, ora 19:00 este confirmată');
  expect(letter?.text).toContain(`/rezervare/${token}`);
});

test('declining needs a reason, which the guest reads', async () => {
  await using desk = await openDesk();
  const { story, staff, book } = desk;
  const { id, token } = await book('19:00', 4);
  expect(await refusalOf(staff, 'answerReservation', { body: { id, decision: 'decline' } })).toMatchObject({
    status: 422,
    code: 'reason_missing',
  });
  await staff('answerReservation', { body: { id, decision: 'decline', reason: 'Avem o nuntă în seara aceea.' } });
  expect(await story.api('getOwnReservation', { params: { token } })).toMatchObject({
    status: 'DECLINED',
    reason: 'Avem o nuntă în seara aceea.',
  });
  const letter = (await collectMails(story)).find(({ subject }) => /nu te putem primi/.test(subject));
  expect(letter?.text).toContain('Avem o nuntă în seara aceea.');
});

test('another hour is offered; the guest takes it from the link once, and may still cancel', async () => {
  await using desk = await openDesk();
  const { story, staff, book } = desk;
  const { id, token } = await book('19:00', 4);
  const propose = (proposedDate: string, proposedTime: string) =>
    ({ body: { id, decision: 'propose', proposedDate, proposedTime } }) as const;
  expect(await refusalOf(staff, 'answerReservation', propose('2026-11-20', '11:00'))).toMatchObject({
    code: 'proposal_invalid',
  });
  expect(await refusalOf(staff, 'answerReservation', propose('2026-11-21', '19:00'))).toMatchObject({
    status: 422,
    code: 'proposal_unchanged',
  });
  const atNight = propose('2026-11-21', '04:10');
  expect(await refusalOf(staff, 'answerReservation', atNight)).toMatchObject({ status: 409, code: 'proposal_closed' });
  await staff('answerReservation', propose('2026-11-21', '20:30'));
  const shown = await story.api('getOwnReservation', { params: { token } });
  expect(shown).toMatchObject({
    status: 'PROPOSED',
    version: 2,
    reservedFor: '2026-11-21T17:00:00.000Z',
    proposedFor: '2026-11-21T18:30:00.000Z',
    isOver: false,
  });
  const accept = { body: { token, version: shown.version, decision: 'accept' } } as const;
  const settled = await Promise.allSettled([0, 1, 2].map(() => story.api('answerOwnReservation', accept)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await story.api('getOwnReservation', { params: { token } })).toMatchObject({
    status: 'CONFIRMED',
    reservedFor: '2026-11-21T18:30:00.000Z',
    proposedFor: null,
  });
  await story.api('answerOwnReservation', { body: { token, version: 3, decision: 'cancel' } });
  expect(await refusalOf(staff, 'answerReservation', { body: { id, decision: 'confirm' } })).toMatchObject({
    code: 'already_answered',
    message: 'Între timp, rezervarea a fost anulată de client. Verificați cum stă acum.',
  });
  expect(await refusalOf(story.api, 'answerOwnReservation', accept)).toMatchObject({
    status: 409,
    code: 'own_reservation_changed',
    message: 'Între timp, rezervarea a fost anulată de tine. Reîncarcă pagina ca să vezi cum stă acum.',
  });
  expect(await subjects(story)).toEqual(
    expect.arrayContaining([
      'Îți propunem altă oră: 21 noiembrie 2026, ora 20:30',
      'Rezervarea ta pentru 21 noiembrie 2026, ora 20:30 este confirmată',
      'Clientul a acceptat ora propusă: Ana Pop, 21 noiembrie 2026, ora 20:30',
      'Rezervarea ta pentru 21 noiembrie 2026, ora 20:30 a fost anulată',
    ]),
  );
});

test('a key that is not ours opens nothing; what has gone by is answered no more', async () => {
  await using desk = await openDesk();
  const { story, staff, book } = desk;
  const { id, token } = await book('19:00', 2);
  for (const wrong of [`${id + 1}${token.slice(token.indexOf('-'))}`, `${id}-${'x'.repeat(43)}`, 'x'.repeat(40)]) {
    expect(await refusalOf(story.api, 'getOwnReservation', { params: { token: wrong } })).toMatchObject({
      status: 404,
    });
  }
  story.clock.set('2026-11-21T19:00:00+02:00');
  expect(await story.api('getOwnReservation', { params: { token } })).toMatchObject({ isOver: true });
  expect(
    await refusalOf(story.api, 'answerOwnReservation', { body: { token, version: 1, decision: 'cancel' } }),
  ).toMatchObject({ code: 'reservation_gone_by' });
  expect(await refusalOf(staff, 'answerReservation', { body: { id, decision: 'confirm' } })).toMatchObject({
    code: 'reservation_gone_by',
  });
});

test('seats are counted over the whole stay; who confirms nevertheless says so', async () => {
  await using desk = await openDesk(10);
  const { staff, book, evening } = desk;
  const [first, second, third] = [await book('19:00', 6), await book('20:30', 5), await book('21:00', 4)];
  await staff('answerReservation', { body: { id: first.id, decision: 'confirm' } });
  const refused = await refusalOf(staff, 'answerReservation', { body: { id: second.id, decision: 'confirm' } });
  expect(refused).toMatchObject({
    status: 409,
    code: 'seats_full',
    message: 'La ora aceasta mai sunt doar 4 locuri libere.',
  });
  // A party that comes when the others leave has all seats.
  await staff('answerReservation', { body: { id: third.id, decision: 'confirm' } });
  await staff('answerReservation', { body: { id: second.id, decision: 'confirm', anyway: true } });
  expect((await evening()).map(({ seatsLeft }) => seatsLeft)).toEqual([5, 4, 5]);
});

test('of two tablets that give away the last seats one is told that there are none, every time', async () => {
  await using desk = await openDesk(4);
  const { story, staff, book } = desk;
  const other = story.second().apiOf(await aManager(story.db, {}));
  for (let round = 0; round < 8; round += 1) {
    const pair = [await book('19:00', 4), await book('19:30', 4)];
    const settled = await Promise.allSettled(
      pair.map(({ id }, index) =>
        (index === 0 ? staff : other)('answerReservation', { body: { id, decision: 'confirm' } }),
      ),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { id } of pair) {
      await staff('answerReservation', { body: { id, decision: 'decline', reason: `Runda ${round}` } });
    }
  }
});
