import { expect, test } from 'vitest';
import { localDate } from '#domain/time/local-date.ts';
import { CLOSURE_RULES, DAY_RULES, RULES_TODAY, SERVICE_RULES } from '#test/support/setup-rules.ts';
import { decideClosure } from './decide-closure.ts';
import { decideDayHours } from './decide-day-hours.ts';
import { decideServiceTerms } from './decide-service-terms.ts';

const problemsOf = (result: { ok: true } | { ok: false; error: unknown }) => (result.ok ? [] : result.error);
const today = localDate(RULES_TODAY);

test.each(DAY_RULES)('hours of a day: %s', (_name, draft, problems) => {
  expect(problemsOf(decideDayHours(draft))).toEqual(problems);
});

test.each(CLOSURE_RULES)('closed days: %s', (_name, draft, problems) => {
  expect(problemsOf(decideClosure(draft, { saved: null, today }))).toEqual(problems);
});

test.each(SERVICE_RULES)('service times: %s', (_name, draft, problems) => {
  expect(problemsOf(decideServiceTerms(draft))).toEqual(problems);
});

test('hours are kept in order, midnight as the beginning of the next day', () => {
  const intervals = [
    { openingTime: '18:00', closingTime: '24:00' },
    { openingTime: '9:30', closingTime: '14:00' },
  ];
  expect(decideDayHours({ isOpen: true, intervals })).toEqual({
    ok: true,
    value: [
      { opensMinute: 570, closesMinute: 840 },
      { opensMinute: 1080, closesMinute: 0 },
    ],
  });
});

test('a closed day keeps its hours for when it opens again', () => {
  const intervals = [{ openingTime: '10:00', closingTime: '22:00' }];
  expect(decideDayHours({ isOpen: false, intervals })).toEqual({
    ok: true,
    value: [{ opensMinute: 600, closesMinute: 1320 }],
  });
});

test('a closed day does not keep hours that overlap', () => {
  const intervals = [
    { openingTime: '10:00', closingTime: '22:00' },
    { openingTime: '20:00', closingTime: '23:00' },
  ];
  expect(decideDayHours({ isOpen: false, intervals })).toEqual({ ok: true, value: [] });
});

test('a closure that is running keeps its first day and may end later or today, but not before', () => {
  const saved = {
    name: 'Renovare',
    message: 'Revenim.',
    startDate: localDate('2026-11-10'),
    endDate: localDate('2026-11-25'),
    services: null,
  };
  const ending = (endDate: string) => decideClosure({ ...saved, endDate }, { saved, today }).ok;
  expect([ending('2026-12-01'), ending('2026-11-20'), ending('2026-11-19')]).toEqual([true, true, false]);
});

test('an old closure is no obstacle as long as its days stay', () => {
  const saved = {
    name: 'Vacanță',
    message: 'Revenim.',
    startDate: localDate('2026-08-01'),
    endDate: localDate('2026-08-14'),
    services: null,
  };
  expect(decideClosure(saved, { saved, today })).toEqual({ ok: true, value: saved });
  expect(decideClosure({ ...saved, message: 'Am revenit.' }, { saved, today }).ok).toBe(true);
  expect(decideClosure({ ...saved, startDate: '2026-08-02' }, { saved, today }).ok).toBe(false);
});

test('a service that is off loses its times and keeps its choice', () => {
  expect(
    decideServiceTerms({ isEnabled: false, asSoonAsPossible: true, minimumAdvance: '2 ore', maximumAdvance: '3 zile' }),
  ).toEqual({
    ok: true,
    value: { enabled: false, asSoonAsPossible: true, minimumAdvanceMinutes: null, maximumAdvanceMinutes: null },
  });
});
