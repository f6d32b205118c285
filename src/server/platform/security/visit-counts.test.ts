import { expect, test } from 'vitest';
import { openVisitCounts } from './visit-counts.ts';

const TWO_A_MINUTE = { points: 2, seconds: 60 };

test('so many visits in so long, from the first on; each call and each network for itself', () => {
  let now = 5_000;
  const countVisit = openVisitCounts(() => now);
  const visit = (key = 'a', name = 'placeOrder') => countVisit({ name, key, allowance: TWO_A_MINUTE, change: 1 });
  expect([visit(), visit(), visit()]).toEqual([null, null, 60]);
  expect([visit('b'), visit('a', 'sendFeedback')]).toEqual([null, null]);
  now += 59_500;
  expect(visit()).toBe(1);
  now += 500;
  expect([visit(), visit(), visit()]).toEqual([null, null, 60]);
});

test('more networks than are kept: what is over goes first, then the oldest, and a count that runs is not begun anew', () => {
  let now = 0;
  const countVisit = openVisitCounts(() => now);
  const visit = (key: string, seconds = 60) =>
    countVisit({ name: 'placeOrder', key, allowance: { points: 1, seconds }, change: 1 });
  visit('over', 1);
  visit('oldest');
  visit('kept');
  now = 2_000;
  for (let network = 0; network < 49_998; network += 1) visit(`n${network}`);
  expect(visit('oldest')).toBe(58);
  visit('one more');
  expect(visit('kept')).toBe(58);
  expect(visit('oldest')).toBeNull();
});

test('a visit that is taken back leaves room for another; asking counts nothing', () => {
  const countVisit = openVisitCounts(() => 0);
  const ask = (change: 1 | 0 | -1) => countVisit({ name: 'coupon', key: 'a', allowance: TWO_A_MINUTE, change });
  expect([ask(-1), ask(0)]).toEqual([null, null]);
  expect([ask(1), ask(1), ask(-1), ask(1), ask(0)]).toEqual([null, null, null, null, null]);
  expect([ask(1), ask(0), ask(0)]).toEqual([60, 60, 60]);
});

test('counts whose time is over do not stay: of visitors who come one after the other, a few thousand are kept', () => {
  let now = 0;
  const counts = new Map();
  const countVisit = openVisitCounts(() => now, counts);
  let most = 0;
  for (let network = 0; network < 20_000; network += 1) {
    now += 100;
    countVisit({ name: 'placeOrder', key: `n${network}`, allowance: TWO_A_MINUTE, change: 1 });
    most = Math.max(most, counts.size);
  }
  // 600 of them run at any time.
  expect(most).toBeLessThanOrEqual(1_200);
});
