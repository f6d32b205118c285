import { expect, test } from 'vitest';
import { sentenceOf } from '#contract/errors.ts';
import { localDate } from '#domain/time/local-date.ts';
import { CLOSURE_RULES, DAY_RULES, RULES_TODAY } from '#test/support/setup-rules.ts';
import { tidyHour } from '#web/staff/form/tidy-hour.ts';
import {
  type ClosureValues,
  copiedToAll,
  requestOf,
  type ScheduleValues,
  scheduleField,
  scheduleFrom,
  scheduleProblems,
  tabOfField,
} from './schedule-values.ts';

const today = localDate(RULES_TODAY);
const closedWeek = () => Array.from({ length: 7 }, () => ({ open: false, intervals: [] }));
const values = (changes: Partial<ScheduleValues> = {}): ScheduleValues => ({
  openAroundTheClock: false,
  follows: { PICKUP: true, DELIVERY: false },
  hours: { REGULAR: closedWeek(), PICKUP: closedWeek(), DELIVERY: closedWeek() },
  closures: [],
  ...changes,
});

test.each(DAY_RULES)('the form judges a day as the rules do: %s', (_name, { isOpen, intervals }, problems) => {
  const REGULAR = closedWeek();
  const day = { open: isOpen, intervals: intervals.map((interval) => ({ ...interval })) };
  const filled = values({ hours: { ...values().hours, REGULAR: REGULAR.toSpliced(2, 1, day as never) } });
  expect(scheduleProblems(filled, [], today)).toEqual(
    Object.fromEntries(
      problems.map((problem) => [
        `hours.REGULAR.2.${'interval' in problem ? `intervals.${problem.interval}.${problem.end}` : 'intervals'}`,
        sentenceOf(problem.code),
      ]),
    ),
  );
});

test.each(CLOSURE_RULES)('the form judges closed days as the rules do: %s', (_name, draft, problems) => {
  const closure: ClosureValues = {
    id: null,
    key: 'new',
    name: draft.name,
    notificationMessage: draft.message,
    startDate: draft.startDate,
    endDate: draft.endDate,
    isEverything: draft.services === null,
    services: [...(draft.services ?? [])],
  };
  expect(scheduleProblems(values({ closures: [closure] }), [], today)).toEqual(
    Object.fromEntries(
      problems.map(({ field, code }) => [
        `closures.0.${field === 'message' ? 'notificationMessage' : field}`,
        sentenceOf(code),
      ]),
    ),
  );
});

test('hours of a kind that follows the restaurant are not checked', () => {
  const wrong = [{ open: true, intervals: [] }, ...closedWeek().slice(1)];
  const filled = values({ hours: { ...values().hours, PICKUP: wrong } });
  expect(scheduleProblems(filled, [], today)).toEqual({});
  expect(Object.keys(scheduleProblems({ ...filled, follows: { PICKUP: false, DELIVERY: true } }, [], today))).toEqual([
    'hours.PICKUP.0.intervals',
  ]);
});

test('what was loaded is sent back as it was, and a problem of the server finds its field', () => {
  const { values: loaded } = scheduleFrom({
    version: 3,
    openAroundTheClock: true,
    ordersOnClosedDays: [],
    reservationsOnClosedDays: [],
    followsRegular: ['PICKUP', 'DELIVERY'],
    schedules: [
      {
        dayOfWeek: 2,
        scheduleType: 'REGULAR',
        open: true,
        hours: '10:00 - 22:00',
        openingTime: '10:00',
        closingTime: '22:00',
        intervals: [{ openingTime: '10:00', closingTime: '22:00' }],
      },
    ],
    holidaySchedules: [
      {
        id: 4,
        name: 'Crăciun',
        notificationMessage: 'Închis',
        startDate: localDate('2026-12-25'),
        endDate: localDate('2026-12-26'),
        services: null,
      },
    ],
  });
  const sent = requestOf(loaded, 3);
  expect(sent).toMatchObject({ version: 3, openAroundTheClock: true, followsRegular: ['PICKUP', 'DELIVERY'] });
  expect(sent.schedules).toHaveLength(21);
  expect(sent.schedules?.[1]).toMatchObject({ dayOfWeek: 2, intervals: [{ openingTime: '10:00' }] });
  expect(sent.holidaySchedules).toEqual([
    {
      id: 4,
      name: 'Crăciun',
      notificationMessage: 'Închis',
      startDate: '2026-12-25',
      endDate: '2026-12-26',
      services: null,
    },
  ]);
  const where = ['schedules.8.intervals.0.openingTime', 'holidaySchedules.2.name', 'schedules.0.intervals'].map(
    scheduleField,
  );
  expect(where).toEqual(['hours.PICKUP.1.intervals.0.openingTime', 'closures.2.name', 'hours.REGULAR.0.intervals']);
  expect(where.map(tabOfField)).toEqual(['comenzi', 'zile-inchise', 'program']);
});

test('hours are copied to every day, but only where there are hours', () => {
  const monday = { open: true, intervals: [{ openingTime: '10:00', closingTime: '22:00' }] };
  const days = [monday, ...closedWeek().slice(1)];
  expect(copiedToAll(days, 0)).toEqual(Array.from({ length: 7 }, () => monday));
  expect(copiedToAll(days, 1)).toBeNull();
  expect(copiedToAll([{ open: true, intervals: [{ openingTime: '10', closingTime: '' }] }], 0)).toBeNull();
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9:30', '09:30'],
  [' 22 ', '22:00'],
  ['24:00', '24:00'],
  ['seara', 'seara'],
  ['', ''],
])('an hour typed as „%s” reads „%s”', (typed, read) => {
  expect(tidyHour(typed)).toBe(read);
});
