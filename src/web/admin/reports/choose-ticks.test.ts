import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

test.each([
  ['nothing sold', 0, 1, [0, 1]],
  ['three portions', 3, 1, [0, 1, 2, 3]],
  ['48 portions', 48, 1, [0, 20, 40, 60]],
  ['a leu and a half in bani', 150, 100, [0, 100, 200]],
  ['763.20 lei in bani', 76_320, 100, [0, 20_000, 40_000, 60_000, 80_000]],
])('%s', (_case, highest, unit, ticks) => {
  expect(chooseTicks(highest, unit)).toEqual(ticks);
});

test('the last line is not below the highest bar, there are at most five steps, and labels differ', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(1, 100), (highest, unit) => {
      const ticks = chooseTicks(highest, unit);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
      const labels = ticks.map((tick) => Math.round(tick / unit));
      expect(new Set(labels).size).toBe(labels.length);
    }),
  );
});
