import { expect, test } from 'vitest';
import { Silence, START_PATIENCE_MS } from './judge-server.ts';

test('a server that is stuck is given up after six seconds, one that is mute after fifteen', () => {
  const stuck = new Silence();
  expect([0, 3_000, 5_900, 6_000].map((at) => stuck.isTooLong('stuck', at))).toEqual([false, false, false, true]);
  const mute = new Silence();
  expect([0, 7_000, 14_900, 15_000].map((at) => mute.isTooLong('mute', at))).toEqual([false, false, false, true]);
});

test('a server that was just started is given minutes: a process that gets no CPU is making progress', () => {
  const stuck = new Silence(START_PATIENCE_MS);
  expect([0, 30_000, 59_900, 60_000].map((at) => stuck.isTooLong('stuck', at))).toEqual([false, false, false, true]);
  const mute = new Silence(START_PATIENCE_MS);
  expect([0, 30_000, 299_900, 300_000].map((at) => mute.isTooLong('mute', at))).toEqual([false, false, false, true]);
});

test('an answer, or a recovery at work, begins the patience anew', () => {
  const silence = new Silence();
  const verdicts = [
    ['stuck', 0],
    ['stuck', 5_900],
    ['recovering', 7_500],
    ['stuck', 8_000],
    ['stuck', 13_000],
    ['answers', 14_500],
    ['stuck', 15_000],
    ['stuck', 20_900],
    ['stuck', 21_000],
  ] as const;
  expect(verdicts.filter(([verdict, at]) => silence.isTooLong(verdict, at))).toEqual([['stuck', 21_000]]);
});

test('a recovery is waited for, however long it takes', () => {
  const silence = new Silence();
  expect([0, 1e5, 1e7].some((at) => silence.isTooLong('recovering', at))).toBe(false);
});

test('two answers that failed are too few, however far apart: the machine may have slept', () => {
  const silence = new Silence();
  expect([0, 60_000, 60_500].map((at) => silence.isTooLong('mute', at))).toEqual([false, false, true]);
});
