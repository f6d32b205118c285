import { expect, test } from 'vitest';
import { instant } from '../time/instant.ts';
import { keptSince, keptSinceDay, RETENTION, type RetentionName } from './retention.ts';

test.each([
  ['reservations', '2026-11-28T10:00:00Z', '2026-05-30T10:00:00.000Z'],
  ['slots', '2026-11-28T10:00:00Z', '2026-11-26T10:00:00.000Z'],
  // Three years with a leap day in between.
  ['withdrawals', '2026-11-28T10:00:00Z', '2023-11-28T10:00:00.000Z'],
] as const)('%s of %s are kept since %s', (name, now, since) => {
  expect(new Date(keptSince(name, instant(Date.parse(now)))).toISOString()).toBe(since);
});

test('a period by calendar days begins at the same day in summer and in winter', () => {
  // Half past midnight in Bucharest; 30 days before, the clock was an hour ahead.
  expect(keptSinceDay('ended_blocks', instant(Date.parse('2026-11-10T22:30:00Z')))).toBe('2026-10-12');
});

test('no period is named twice for the same thing, and each has a reason and a source', () => {
  const rows = Object.values(RETENTION);
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  for (const name of Object.keys(RETENTION) as RetentionName[]) {
    const { days, why, by } = RETENTION[name];
    expect(days, name).toBeGreaterThan(0);
    expect(`${why}${by}`.length, name).toBeGreaterThan(20);
  }
});
