import { expect, test } from 'vitest';
import { bani } from '#domain/money/bani.ts';
import { isBeyond } from './promotion-rules.ts';

test.each([
  [{ mostUses: null, budget: null }, false],
  [{ mostUses: 3, budget: null }, false],
  [{ mostUses: 2, budget: null }, true],
  [{ mostUses: null, budget: bani(500) }, false],
  [{ mostUses: null, budget: bani(499) }, true],
])('three uses of 500 bani together against %j', (limits, isOver) => {
  expect(isBeyond(limits, { uses: 3, given: bani(500) })).toBe(isOver);
});
