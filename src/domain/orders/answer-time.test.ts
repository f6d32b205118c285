import { expect, test } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import { NOON } from '#test/support/a-checkout.ts';
import { usualAnswerMinutes } from './answer-time.ts';

const answersAfter = (...minutes: number[]) =>
  minutes.map((waited) => ({ placedAt: NOON, acceptedAt: plusMinutes(NOON, waited) }));

test.each([
  ['nine orders', [1, 1, 1, 1, 1, 1, 1, 1, 1], null],
  ['no order', [], null],
  ['ten quick answers', [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 1],
  ['answers within seconds', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1],
  ['one order in five that waited long', [1, 1, 1, 1, 1, 1, 1, 2, 40, 90], 2],
  ['three orders in ten that waited long', [1, 1, 1, 1, 1, 1, 1, 12, 40, 90], 12],
  ['half a minute more', [1, 1, 1, 1, 1, 1, 1, 1.5, 1.5, 1.5], 2],
])('%s: %j are told as %s', (_what, minutes, usual) => {
  expect(usualAnswerMinutes(answersAfter(...minutes))).toBe(usual);
});
