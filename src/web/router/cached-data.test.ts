import { describe, expect, test } from 'vitest';
import { openCachedData } from './cached-data.ts';
import type { Match } from './route.ts';

const MINUTE_MS = 60_000;

function aMatch(staleTime?: number): Match {
  const options = staleTime === undefined ? {} : { staleTime };
  return { key: '/_shop/meniu', route: { options } } as Match;
}

describe('what is kept is', () => {
  test.each([
    ['fresh at once, whatever the route says', undefined, 0, true],
    ['fresh for the tap after the touch', undefined, 3000, true],
    ['stale without a word of the route', undefined, 3001, false],
    ['fresh for as long as the route says', 15_000, 15_000, true],
    ['stale after that', 15_000, 15_001, false],
    ['shown for half an hour', 15_000, 30 * MINUTE_MS, false],
    ['nothing after that', 15_000, 30 * MINUTE_MS + 1, null],
  ])('%s', (_, staleTime, age, isFresh) => {
    let now = 1_000_000;
    const cached = openCachedData(() => now);
    cached.keep('/_shop/meniu', 'menu');
    now += age;
    expect(cached.find(aMatch(staleTime))).toEqual(isFresh === null ? undefined : { data: 'menu', isFresh });
  });
});

test('two that ask at once share the answer; the next asks anew', async () => {
  const cached = openCachedData();
  let asked = 0;
  const load = async () => {
    asked += 1;
    return asked;
  };
  expect(await Promise.all([cached.ask(aMatch(), load), cached.ask(aMatch(), load)])).toEqual([1, 1]);
  expect(await cached.ask(aMatch(), load)).toBe(2);
  expect(cached.find(aMatch())).toEqual({ data: 2, isFresh: true });
});

test('a failure is told and not kept', async () => {
  const cached = openCachedData();
  const failing = () => {
    throw new Error('no line');
  };
  await expect(cached.ask(aMatch(), failing)).rejects.toThrow('no line');
  expect(cached.find(aMatch())).toBeUndefined();
});

test('what is forgotten is asked for again', () => {
  const cached = openCachedData();
  cached.keep('/_shop/meniu', 'menu');
  cached.forget('/_shop/meniu');
  expect(cached.find(aMatch())).toBeUndefined();
});
