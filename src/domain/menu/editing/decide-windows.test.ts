import { expect, test } from 'vitest';
import { err, ok } from '#domain/result.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { decideWindows, draftWindows, MOST_WINDOWS } from './decide-windows.ts';

const LUNCH = { weekdays: [2, 3, 4, 5], from: '11:30', until: '15:30' } as const;

test('windows that can be read are kept, days in the order of the week and each once', () => {
  expect(decideWindows([{ ...LUNCH, weekdays: [5, 2, 3, 4, 2] }])).toEqual(ok([aWindow('11:30-15:30', [2, 3, 4, 5])]));
  expect(decideWindows([])).toEqual(ok([]));
});

test('the end of the day may be written as 24:00', () => {
  expect(decideWindows([{ ...LUNCH, until: ' 24:00 ' }])).toEqual(ok([aWindow('11:30-00:00', [2, 3, 4, 5])]));
});

test('what is kept reads back as it was typed', () => {
  expect(draftWindows([aWindow('11:30-15:30', [2, 3, 4, 5])])).toEqual([LUNCH]);
});

test('every wrong field is told', () => {
  expect(decideWindows([LUNCH, { weekdays: [], from: '25:00', until: '' }])).toEqual(
    err({
      'availabilityWindows.1.weekdays': 'window_days_required',
      'availabilityWindows.1.from': 'window_hour_invalid',
      'availabilityWindows.1.until': 'window_hour_invalid',
    }),
  );
});

test('there is a most', () => {
  const many = Array.from({ length: MOST_WINDOWS + 1 }, () => LUNCH);
  expect(decideWindows(many.slice(1)).ok).toBe(true);
  expect(decideWindows(many)).toEqual(err({ availabilityWindows: 'too_many_windows' }));
});
