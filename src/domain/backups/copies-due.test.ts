import { expect, test } from 'vitest';
import { instant } from '#domain/time/instant.ts';
import { isCopyDue, isCopyMissing } from './copies-due.ts';

/** Bucharest is two hours ahead of UTC in November. */
const at = (text: string) => instant(Date.parse(`${text}:00Z`));
const openedAt = at('2026-11-20T08:00');

test.each([
  ['no copy, just opened', null, '2026-11-20T08:09', false],
  ['no copy, opened ten minutes ago', null, '2026-11-20T08:10', true],
  ['copied yesterday, before four', '2026-11-20T08:10', '2026-11-21T01:59', false],
  ['copied yesterday, at four', '2026-11-20T08:10', '2026-11-21T02:00', true],
  ['copied tonight', '2026-11-21T02:10', '2026-11-21T12:00', false],
  ['shut at night, just opened', '2026-11-19T02:10', '2026-11-20T08:05', false],
  ['shut at night, settled', '2026-11-19T02:10', '2026-11-20T08:10', true],
])('%s', (_, lastAt, now, isDue) => {
  expect(isCopyDue({ lastAt: lastAt === null ? null : at(lastAt), openedAt, now: at(now) })).toBe(isDue);
});

test('the owner is told after 26 hours without a copy', () => {
  expect(isCopyMissing(at('2026-11-20T02:00'), at('2026-11-21T04:00'))).toBe(false);
  expect(isCopyMissing(at('2026-11-20T02:00'), at('2026-11-21T04:01'))).toBe(true);
});
