import { expect, test } from 'vitest';
import { formatDateTime } from '#domain/time/format-date.ts';
import { localDate } from '#domain/time/local-date.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { reservationText } from '#web/i18n/shop/reservation.ts';
import { listBookingOptions, moveToDay } from './booking-options.ts';

const now = at('2026-11-20T12:00:00+02:00');
const booking = terms({ minimumAdvanceMinutes: 120, maximumAdvanceMinutes: 7 * 1440 });
const schedule = aSchedule({ services: { booking }, closures: [aClosure('2026-11-22', '2026-11-22')] });

test('closed days are not offered, and the form begins with tomorrow at seven', () => {
  const { days, chosen, slots } = listBookingOptions({ schedule, now }, null);
  expect(days).not.toContain('2026-11-22');
  expect(days.at(0)).toBe('2026-11-20');
  expect(days.at(-1)).toBe('2026-11-27');
  expect(chosen === null ? null : formatDateTime(chosen)).toBe('21.11.2026, 19:00');
  expect(slots).toHaveLength(48);
});

test('a choice stays while it is offered, and gives way when it has passed', () => {
  const wanted = at('2026-11-20T14:00:00+02:00');
  expect(listBookingOptions({ schedule, now }, wanted).chosen).toBe(wanted);
  const later = { schedule, now: at('2026-11-20T12:01:00+02:00') };
  expect(listBookingOptions(later, wanted).chosen).toBe(at('2026-11-21T19:00:00+02:00'));
});

test('nothing is offered when bookings are off', () => {
  const off = aSchedule({ services: { booking: terms({ enabled: false }) } });
  expect(listBookingOptions({ schedule: off, now }, null)).toEqual({ days: [], slots: [], chosen: null });
});

test('another day keeps the hour where it can', () => {
  const short = aSchedule({
    services: { booking },
    hours: { REGULAR: [...weekly('10:00-22:00', [6]), ...weekly('10:00-18:00', [1]), ...weekly('20:00-23:00', [2])] },
  });
  const from = at('2026-11-21T19:00:00+02:00');
  const moved = (date: string) => formatDateTime(moveToDay({ schedule: short, now }, localDate(date), from));
  expect(moved('2026-11-21')).toBe('21.11.2026, 19:00');
  expect(moved('2026-11-23')).toBe('23.11.2026, 17:45');
  expect(moved('2026-11-24')).toBe('24.11.2026, 20:00');
  expect(moved('2026-11-25')).toBe('21.11.2026, 19:00');
});

test('a restaurant without a telephone does not ask to be called', () => {
  expect(reservationText.noMoments('')).toBe('Momentan nu avem ore libere pentru rezervări online.');
  expect(reservationText.noMoments('+40258000100')).toContain('Sună-ne');
});
