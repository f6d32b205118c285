import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { type SavedSchedule, scheduleOfSaved } from './saved-schedule.ts';
import { SERVICES } from './schedule.ts';

const TERMS = { enabled: true, asSoonAsPossible: true, minimumAdvanceMinutes: null, maximumAdvanceMinutes: null };
const LUNCH = { weekday: 1, opensMinute: 600, closesMinute: 900 } as const;
const CLOSURE = { name: 'Crăciun', message: '', startDate: localDate('2026-12-25'), endDate: localDate('2026-12-26') };

const SAVED: SavedSchedule = {
  days: [
    { scheduleType: 'REGULAR', weekday: 1, isOpen: true, intervals: [LUNCH] },
    { scheduleType: 'DELIVERY', weekday: 1, isOpen: false, intervals: [LUNCH] },
  ],
  closures: [
    { ...CLOSURE, services: null },
    { ...CLOSURE, services: ['delivery'] },
  ],
  services: { pickup: TERMS, delivery: TERMS, booking: TERMS, preOrders: TERMS },
  pauses: [],
  busy: null,
  usualMinutes: { pickup: null, delivery: 40 },
  capacity: null,
};

test('a kind without a row follows another, a closed day keeps its hours to itself', () => {
  expect(scheduleOfSaved(SAVED).hours).toEqual({ REGULAR: [LUNCH], PICKUP: null, DELIVERY: [] });
});

test('closed days without services of their own close all of them', () => {
  expect(scheduleOfSaved(SAVED).closures.map(({ services }) => services)).toEqual([SERVICES, ['delivery']]);
});
