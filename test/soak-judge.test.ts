/** The judge of `npm run soak` must find a leak, a loss and a duplicate, and nothing in noise. */
import { expect, test } from 'vitest';
import { countThings, growthOf, judgeCounts, judgeGrowth, type Sample } from '#test/support/soak/judge-soak.ts';

const MINUTE_MS = 60_000;
const END_MS = 120 * MINUTE_MS;

/** One sample a minute; the noise is a sawtooth of 20 with occasional peaks of 200, like a garbage-collected heap. */
function aSeries(perHour: number): readonly Sample[] {
  return Array.from({ length: 121 }, (_, minute) => ({
    atMs: minute * MINUTE_MS,
    value: 150 + (perHour * minute) / 60 + ((minute * 7) % 20) + (minute % 17 === 0 ? 200 : 0),
  }));
}

const judge = (samples: readonly Sample[]) => judgeGrowth({ what: 'memory', unit: 'MiB', samples, atMost: 24 }, END_MS);

test('a flat noisy series does not grow', () => {
  expect(judge(aSeries(0))).toBeNull();
  expect(Math.abs(growthOf(aSeries(0), END_MS).overHalf)).toBeLessThan(4);
});

test('a leak under the same noise is found, with its size', () => {
  expect(judge(aSeries(40))).toMatch(/^memory grew by 4\d\.\d MiB, at most 24 are allowed$/);
});

test('what grows in the first half only is warming up', () => {
  const samples = aSeries(0).map(({ atMs, value }) => ({ atMs, value: value + Math.min(atMs / MINUTE_MS, 60) * 5 }));
  expect(judge(samples)).toBeNull();
});

test('one step at the very end is no slope; a staircase is', () => {
  const step = (every: number) =>
    aSeries(0).map(({ atMs, value }) => ({ atMs, value: value + 15 * Math.floor(atMs / (every * MINUTE_MS)) }));
  expect(judge(step(119))).toBeNull();
  expect(judge(step(15))).toMatch(/grew by/);
});

test('what was not measured is no proof', () => {
  expect(judge([])).toBe('memory: not measured');
  expect(judge(aSeries(0).filter(({ atMs }) => atMs < END_MS / 2))).toBe('memory: not measured');
});

test('what is missing, doubled or was never asked for is told', () => {
  const expected = new Set(['a', 'b']);
  const once = new Map([
    ['a', 1],
    ['b', 1],
    ['of another', 1],
  ]);
  expect(judgeCounts({ what: 'mails', expected, found: once })).toBeNull();
  expect(judgeCounts({ what: 'mails', expected, found: new Map([['a', 1]]) })).toBe('mails: 1 of 2 are missing');
  expect(judgeCounts({ what: 'mails', expected, found: new Map([...once, ['b', 2]]) })).toBe(
    'mails: 1 were there more than once',
  );
  expect(judgeCounts({ what: 'mails', expected: new Set(), found: once })).toBe('mails: there were none');
  expect(countThings({ what: 'mails', expected, found: new Map([['b', 2]]) })).toEqual({
    expected: 2,
    found: 1,
    doubled: 1,
  });
});
