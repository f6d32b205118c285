import { expect, test } from 'vitest';
import { describeReturn, describeWeekdays, describeWindows } from '#domain/menu/describe-windows.ts';
import type { Weekday } from '#domain/time/local-date.ts';
import { aWindow } from '#test/support/a-menu.ts';
import { at } from '#test/support/a-schedule.ts';

test.each<[Weekday[], string]>([
  [[2, 3, 4, 5], 'marți–vineri'],
  [[1], 'luni'],
  [[6, 7], 'sâmbătă și duminică'],
  [[5, 1, 3], 'luni, miercuri și vineri'],
  [[1, 2, 3, 6], 'luni–miercuri și sâmbătă'],
  [[1, 2, 4, 5, 6, 7], 'luni, marți și joi–duminică'],
  [[1, 2, 3, 4, 5, 6, 7], 'în fiecare zi'],
  [[], ''],
])('days %j read „%s”', (weekdays, text) => {
  expect(describeWeekdays(weekdays)).toBe(text);
});

test.each([
  [[aWindow('11:30-15:30', [2, 3, 4, 5])], 'marți–vineri, 11:30–15:30'],
  [[aWindow('22:00-02:00', [5])], 'vineri, 22:00–02:00'],
  [[aWindow('00:00-00:00')], 'în fiecare zi, toată ziua'],
  [[aWindow('18:00-00:00')], 'în fiecare zi, 18:00–00:00'],
  [[aWindow('08:00-10:00', [6]), aWindow('09:00-11:00', [7])], 'sâmbătă, 08:00–10:00; duminică, 09:00–11:00'],
  [[], ''],
])('windows read as one says them', (windows, text) => {
  expect(describeWindows(windows)).toBe(text);
});

test.each([
  ['2026-11-22T11:30:00+02:00', 'azi, la 11:30'],
  ['2026-11-23T11:30:00+02:00', 'mâine, la 11:30'],
  ['2026-11-24T11:30:00+02:00', 'marți, la 11:30'],
  ['2026-11-28T11:30:00+02:00', 'sâmbătă, la 11:30'],
  ['2026-11-29T11:30:00+02:00', 'duminică, 29 noiembrie, la 11:30'],
])('on a Sunday what returns at %s returns „%s”', (iso, text) => {
  expect(describeReturn(at(iso), at('2026-11-22T05:00:00+02:00'))).toBe(text);
});
