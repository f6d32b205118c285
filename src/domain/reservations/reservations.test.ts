import { describe, expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { decideReservation } from './decide-reservation.ts';
import { defaultMoment } from './default-moment.ts';
import { parseGuest, type TypedGuest } from './parse-guest.ts';
import { parsePeople } from './parse-people.ts';
import { FULL_NAME_MAX_LENGTH, MOST_PEOPLE, RESERVATION_NOTES_MAX_LENGTH } from './reservation.ts';

// A Friday.
const now = at('2026-11-20T12:00:00+02:00');
const month = terms({ minimumAdvanceMinutes: 120, maximumAdvanceMinutes: 30 * 1440 });

const typed = (about: Partial<TypedGuest> = {}): TypedGuest => ({
  fullName: 'Ana-Maria Constantinescu-Popa',
  phone: '+40 722 123 456',
  email: ' Ana@Exemplu.ro ',
  people: 4,
  additionalInformation: '',
  ...about,
});

describe('how many come', () => {
  test.each([
    [1, 1],
    ['5', 5],
    ['5+', 10],
    [12, 12],
    [MOST_PEOPLE, MOST_PEOPLE],
  ])('%s counts as %s', (raw, people) => expect(parsePeople(raw)).toEqual(ok(people)));

  test.each([0, -1, 2.5, '', 'mulți', '1e3', '5++'])('%s is no number of people', (raw) => {
    expect(parsePeople(raw)).toEqual(err({ code: 'people_invalid' }));
  });

  test('a wedding is spoken about', () => {
    expect(parsePeople(MOST_PEOPLE + 1)).toEqual(err({ code: 'people_many' }));
  });
});

describe('who asks', () => {
  test('is kept in one spelling', () => {
    expect(parseGuest(typed({ additionalInformation: ' La geam,\r\nvă rog ' }))).toEqual(
      ok({
        fullName: 'Ana-Maria Constantinescu-Popa',
        phone: '0722123456',
        email: 'ana@exemplu.ro',
        people: 4,
        additionalInformation: 'La geam,\nvă rog',
      }),
    );
  });

  test.each([
    [{ fullName: 'A' }, { fullName: 'full_name_invalid' }],
    [{ fullName: 'x'.repeat(FULL_NAME_MAX_LENGTH) }, null],
    [{ fullName: 'x'.repeat(FULL_NAME_MAX_LENGTH + 1) }, { fullName: 'full_name_invalid' }],
    [{ phone: '0812345678' }, { phone: 'phone_invalid' }],
    [{ phone: '021 312 34 56' }, null],
    [{ email: 'ana@' }, { email: 'email_invalid' }],
    [{ people: 0 }, { people: 'people_invalid' }],
    [{ people: MOST_PEOPLE + 1 }, { people: 'people_many' }],
    [{ additionalInformation: 'x'.repeat(RESERVATION_NOTES_MAX_LENGTH) }, null],
    [
      { additionalInformation: 'x'.repeat(RESERVATION_NOTES_MAX_LENGTH + 1) },
      { additionalInformation: 'text_invalid' },
    ],
  ])('%o', (about, problems) => {
    const read = parseGuest(typed(about));
    expect(read.ok ? null : read.error).toEqual(problems);
  });

  test('without a mailbox is a guest only where staff write down a call; a wrong one is wrong there, too', () => {
    const called = parseGuest(typed({ email: ' ' }), false);
    expect(called).toMatchObject(ok({ email: '' }));
    expect(parseGuest(typed({ email: 'ana@' }), false)).toEqual(err({ email: 'email_invalid' }));
  });

  test('is told everything that is wrong at once', () => {
    const read = parseGuest({ fullName: '', phone: '', email: '', people: '', additionalInformation: '\u0000' });
    expect(read.ok ? [] : Object.keys(read.error)).toEqual([
      'fullName',
      'phone',
      'email',
      'people',
      'additionalInformation',
    ]);
  });
});

describe('when a table may be asked for', () => {
  const read = parseGuest(typed());
  const guest = read.ok ? read.value : null;
  const decide = (iso: string, facts: Parameters<typeof aSchedule>[0] = {}) => {
    if (guest === null) throw new Error('The guest is fine');
    const schedule = aSchedule({ ...facts, services: { booking: month, ...facts.services } });
    return decideReservation({ guest, reservedFor: at(iso), schedule, now });
  };
  const codeOf = (decided: ReturnType<typeof decide>) => (decided.ok ? 'ok' : decided.error.code);

  test('an open moment is kept as asked', () => {
    expect(decide('2026-11-21T19:00:00+02:00')).toEqual(
      ok({ ...guest, reservedFor: at('2026-11-21T19:00:00+02:00'), requestedAt: now }),
    );
  });

  test.each([
    ['two hours ahead', '2026-11-20T14:00:00+02:00', 'ok'],
    ['a minute less', '2026-11-20T13:59:00+02:00', 'booking_too_early'],
    ['thirty days ahead', '2026-12-20T12:00:00+02:00', 'ok'],
    ['a minute more', '2026-12-20T12:01:00+02:00', 'booking_too_late'],
    ['the last open minute', '2026-11-21T21:59:00+02:00', 'ok'],
    ['closing time', '2026-11-21T22:00:00+02:00', 'booking_outside_hours'],
  ])('%s: %s', (_, iso, code) => expect(codeOf(decide(iso))).toBe(code));

  test('not on a closed day, with the reason; not on a day without hours; not when bookings are off', () => {
    const closures = [aClosure('2026-12-01', '2026-12-01', { message: 'De Ziua Națională suntem închiși.' })];
    expect(decide('2026-12-01T19:00:00+02:00', { closures })).toEqual(
      err({ code: 'booking_day_closed', message: 'De Ziua Națională suntem închiși.' }),
    );
    const until = at('2026-11-22T00:00:00+02:00');
    expect(
      decide('2026-11-21T19:00:00+02:00', { pauses: [{ service: 'booking', until, coversUntil: until }] }),
    ).toEqual(err({ code: 'booking_paused', resumesAt: at('2026-11-22T10:00:00+02:00') }));
    const weekdays = { REGULAR: weekly('10:00-22:00', [1, 2, 3, 4, 5]) };
    expect(codeOf(decide('2026-11-21T19:00:00+02:00', { hours: weekdays }))).toBe('booking_no_schedule');
    const off = { services: { booking: terms({ enabled: false }) } };
    expect(codeOf(decide('2026-11-21T19:00:00+02:00', off))).toBe('booking_off');
  });
});

describe('the moment the form begins with', () => {
  const first = (facts: Parameters<typeof aSchedule>[0] = {}) => {
    const moment = defaultMoment({ schedule: aSchedule({ services: { booking: month }, ...facts }), now });
    return moment === null ? null : formatDateTime(moment);
  };

  test('is tomorrow at seven in the evening', () => expect(first()).toBe('21.11.2026, 19:00'));

  test('is the next open moment when the restaurant is closed then', () => {
    expect(first({ hours: { REGULAR: weekly('10:00-18:00') } })).toBe('22.11.2026, 10:00');
    expect(first({ hours: { REGULAR: weekly('20:00-23:00') } })).toBe('21.11.2026, 20:00');
    expect(first({ closures: [aClosure('2026-11-21', '2026-11-22')] })).toBe('23.11.2026, 10:00');
  });

  test('is the first of all when one may not ask that far ahead', () => {
    const services = { booking: terms({ minimumAdvanceMinutes: 60, maximumAdvanceMinutes: 600 }) };
    expect(first({ services })).toBe('20.11.2026, 13:00');
  });

  test('is the first of all when nothing is open after it', () => {
    const services = { booking: terms({ maximumAdvanceMinutes: 2 * 1440 }) };
    expect(first({ services, closures: [aClosure('2026-11-21', '2026-11-30')] })).toBe('20.11.2026, 12:00');
  });

  test('is none when no table can be asked for', () => {
    expect(first({ services: { booking: terms({ enabled: false }) } })).toBeNull();
    expect(first({ hours: { REGULAR: [] } })).toBeNull();
  });

  test('in the night the clocks change it stays seven in the evening', () => {
    const moment = defaultMoment({
      schedule: aSchedule({ services: { booking: month } }),
      now: at('2026-10-24T12:00:00+03:00'),
    });
    expect(moment).toBe(at('2026-10-25T19:00:00+02:00'));
  });
});
