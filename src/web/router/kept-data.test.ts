import { describe, expect, test } from 'vitest';
import { openKeptData } from './kept-data.ts';
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
    const kept = openKeptData(() => now);
    kept.keep('/_shop/meniu', 'menu');
    now += age;
    expect(kept.find(aMatch(staleTime))).toEqual(isFresh === null ? undefined : { data: 'menu', isFresh });
  });
});

test('two that ask at once share the answer; the next asks anew', async () => {
  const kept = openKeptData();
  let asked = 0;
  const load = async () => {
    asked += 1;
    return asked;
  };
  expect(await Promise.all([kept.ask(aMatch(), load), kept.ask(aMatch(), load)])).toEqual([1, 1]);
  expect(await kept.ask(aMatch(), load)).toBe(2);
  expect(kept.find(aMatch())).toEqual({ data: 2, isFresh: true });
});

test('a failure is told and not kept', async () => {
  const kept = openKeptData();
  const failing = () => {
    throw new Error('no line');
  };
  await expect(kept.ask(aMatch(), failing)).rejects.toThrow('no line');
  expect(kept.find(aMatch())).toBeUndefined();
});

test('what is forgotten is asked for again', () => {
  const kept = openKeptData();
  kept.keep('/_shop/meniu', 'menu');
  kept.forget('/_shop/meniu');
  expect(kept.find(aMatch())).toBeUndefined();
});
