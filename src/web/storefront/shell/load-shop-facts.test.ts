import { expect, test } from 'vitest';
import { aZone } from '#test/support/a-checkout.ts';
import { aClosure, aSchedule, at, terms, weekly } from '#test/support/a-schedule.ts';
import { describeSign, describeWeek, soonClosed } from './load-shop-facts.ts';
import { describeNotices } from './service-notices.ts';

// A Friday, 12:00 in Bucharest.
const FRIDAY_NOON = at('2026-11-20T12:00:00+02:00');

test('an open shop says until when', () => {
  const sign = describeSign(aSchedule(), null, FRIDAY_NOON);
  expect(sign).toEqual({
    isOpen: true,
    text: 'Deschis acum, până la 22:00',
    // Guests are told shortly before ordering ends.
    changesAt: at('2026-11-20T21:40:00+02:00'),
  });
});

test('a closed shop says when it opens, and the sign is read again at midnight when „mâine” becomes „azi”', () => {
  const sign = describeSign(aSchedule(), null, at('2026-11-20T22:30:00+02:00'));
  expect(sign).toEqual({
    isOpen: false,
    text: 'Închis acum. Deschidem mâine, la 10:00',
    changesAt: at('2026-11-21T00:00:00+02:00'),
  });
});

test('delivery open after the restaurant counts as long as an order for now can be had in the own town', () => {
  const night = at('2026-11-20T22:50:00+02:00');
  const closed = ['23:00', '23:15', '23:30'].map((hour) => at(`2026-11-20T${hour}:00+02:00`));
  const delivery = terms({ minimumAdvanceMinutes: 5 });
  const schedule = aSchedule({
    hours: { DELIVERY: weekly('10:00-23:15') },
    services: { delivery },
    capacity: { left: [], closed },
  });
  expect(describeSign(schedule, aZone(), night).isOpen).toBe(true);
  expect(describeSign(schedule, aZone({ extraMinutes: 15 }), night).isOpen).toBe(false);
  expect(describeSign(schedule, null, night).isOpen).toBe(false);
});

test('a shop open for days names no hour that would be taken for today’s', () => {
  const schedule = aSchedule({
    hours: { REGULAR: weekly('00:00-00:00') },
    closures: [aClosure('2026-12-01', '2026-12-01')],
  });
  expect(describeSign(schedule, null, FRIDAY_NOON).text).toBe('Deschis non-stop');
});

test('a shop that never opens promises nothing', () => {
  const sign = describeSign(aSchedule({ hours: { REGULAR: [] } }), null, FRIDAY_NOON);
  expect(sign.text).toBe('Închis acum');
});

test('the week marks today, tells two stretches of a day and the days that are closed', () => {
  const schedule = aSchedule({
    hours: { REGULAR: [...weekly('11:00-15:00', [5]), ...weekly('18:00-23:00', [5]), ...weekly('10:00-22:00', [6])] },
  });
  const week = describeWeek(schedule, FRIDAY_NOON);
  expect(week.map(({ hours }) => hours)).toEqual([
    'Închis',
    'Închis',
    'Închis',
    'Închis',
    '11:00–15:00, 18:00–23:00',
    '10:00–22:00',
    'Închis',
  ]);
  expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['vineri']);
});

test('a closure is told two weeks before, not earlier, not when only one service rests', () => {
  const schedule = aSchedule({
    closures: [
      aClosure('2026-12-01', '2026-12-01', { message: 'De 1 Decembrie suntem închiși.' }),
      aClosure('2026-12-24', '2026-12-26', { message: 'De Crăciun suntem închiși.' }),
      aClosure('2026-11-21', '2026-11-21', { message: 'Fără livrări.', services: ['delivery'] }),
    ],
  });
  expect(soonClosed(schedule, FRIDAY_NOON)).toEqual(['De 1 Decembrie suntem închiși.']);
});

test.each([
  ['a house that is being set up', false, 'Ne pregătim de deschidere'],
  ['a house that takes orders and never said when', true, 'Programul se anunță în curând'],
])('%s claims no hours', (_name, enabled, text) => {
  const services = { pickup: terms({ enabled }), delivery: terms({ enabled }) };
  const schedule = aSchedule({ hours: { REGULAR: null }, services });
  expect(describeSign(schedule, null, FRIDAY_NOON)).toMatchObject({ isOpen: false, text });
  expect(describeWeek(schedule, FRIDAY_NOON)).toEqual([]);
});

test('a day around the clock is told as one, also when the clocks change and it has 23 hours', () => {
  const schedule = aSchedule({ hours: { REGULAR: weekly('00:00-00:00') } });
  const week = describeWeek(schedule, at('2026-03-28T12:00:00+02:00'));
  expect(week.map(({ hours }) => hours)).toEqual(Array.from({ length: 7 }, () => 'Non-stop'));
});

test('today’s closures are told on every page: the restaurant’s own sentence, of one service, too', () => {
  const schedule = aSchedule({
    closures: [
      aClosure('2026-11-19', '2026-11-21', { message: '', name: 'Sărbătoare în familie' }),
      aClosure('2026-11-20', '2026-11-20', { message: 'Azi nu livrăm.', services: ['delivery'] }),
      aClosure('2026-11-20', '2026-11-20', { message: '', name: 'Curierul lipsește', services: ['delivery'] }),
      aClosure('2026-11-21', '2026-11-21', { message: 'Mâine e nuntă.' }),
    ],
  });
  expect(describeNotices(schedule, FRIDAY_NOON)).toEqual(['Sărbătoare în familie', 'Azi nu livrăm.']);
  expect(soonClosed(schedule, FRIDAY_NOON)).toEqual(['Mâine e nuntă.']);
});

test('a shop that opens at midnight again shows its night with the evening before', () => {
  const schedule = aSchedule({ hours: { REGULAR: [...weekly('09:00-00:00'), ...weekly('00:00-03:00')] } });
  expect(describeWeek(schedule, FRIDAY_NOON).map(({ hours }) => hours)).toEqual(
    Array.from({ length: 7 }, () => '09:00–03:00'),
  );
});
