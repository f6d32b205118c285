import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { findHandoverDay } from './find-handover-day.ts';

const at = (text: string) => instant(Date.parse(text));
const EVE = at('2026-12-31T23:50:00+02:00');
const AFTER = at('2027-01-01T00:20:00+02:00');

test.each([
  ['the chosen moment', { moment: AFTER, toldAt: null }, '2027-01-01'],
  ['the moment the guest was shown', { moment: 'asap' as const, toldAt: AFTER }, '2027-01-01'],
  ['the moment of an order that is changed', { moment: null, toldAt: AFTER }, '2027-01-01'],
  ['the order, without an estimate', { moment: 'asap' as const, toldAt: null }, '2026-12-31'],
])('an order is handed over on the day of %s', (_, about, day) => {
  expect(findHandoverDay({ at: EVE, ...about })).toBe(day);
});
