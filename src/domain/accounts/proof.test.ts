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
  const [kind, proved, seen, needsStepUp, hasSecondFactor, needs] = facts;
  const session = { kind, provedAt: proved === null ? null : ago(proved), lastSeenAt: ago(seen) };
  const question = { needsStepUp, isOfEverySession: false, isOffice: true, session, hasSecondFactor, now: NOW };
  expect(needsProof(question)).toBe(needs);
});

test('what changes how a person signs in asks programs, too', () => {
  const question = { needsStepUp: true, isOfEverySession: true, isOffice: false, hasSecondFactor: false, now: NOW };
  const session = { kind: 'program', lastSeenAt: NOW } as const;
  expect(needsProof({ ...question, session: { ...session, provedAt: ago(11) } })).toBe(true);
  expect(needsProof({ ...question, session: { ...session, provedAt: ago(9) } })).toBe(false);
});

test('what is not of the back office has no idle limit', () => {
  const session = { kind: 'page', provedAt: NOW, lastSeenAt: ago(600) } as const;
  const question = { needsStepUp: false, isOfEverySession: false, isOffice: false, session, hasSecondFactor: true };
  expect(needsProof({ ...question, now: NOW })).toBe(false);
});
