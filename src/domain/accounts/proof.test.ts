import { expect, test } from 'vitest';
import { type Instant, instant, plusMinutes } from '#domain/time/instant.ts';
import { needsProof } from './proof.ts';

const NOW = instant(Date.parse('2026-11-20T10:00:00Z'));
const ago = (minutes: number): Instant => plusMinutes(NOW, -minutes);

test.each([
  ['page', 10, 0, true, false, false],
  ['page', 11, 0, true, false, true],
  ['page', null, 0, true, false, true],
  ['page', 11, 0, false, false, false],
  ['page', 11, 60, false, false, false],
  ['page', 0, 61, false, false, true],
  ['program', 500, 500, true, false, false],
  ['program', 11, 500, true, true, true],
  ['program', 9, 500, true, true, false],
  ['panel', 11, 500, false, false, false],
] as const)('session of a %s, proved %s and seen %s minutes ago, grave: %s, second factor: %s → %s', (...facts) => {
  const [kind, proved, seen, isGrave, hasSecondFactor, needs] = facts;
  const session = { kind, provedAt: proved === null ? null : ago(proved), lastSeenAt: ago(seen) };
  expect(needsProof({ isGrave, isOffice: true, session, hasSecondFactor, now: NOW })).toBe(needs);
});

test('what is not of the back office has no idle limit', () => {
  const session = { kind: 'page', provedAt: NOW, lastSeenAt: ago(600) } as const;
  expect(needsProof({ isGrave: false, isOffice: false, session, hasSecondFactor: true, now: NOW })).toBe(false);
});
