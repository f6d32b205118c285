import { expect, test } from 'vitest';
import { countWanted } from './count-wanted.ts';

test('pieces of a size are counted over lines and bundles; a line that cannot be ordered counts nothing', () => {
  const line = { kind: 'product', productId: 7, sizeId: 2, extras: [], message: '', quantity: 2 } as const;
  const choice = { setId: 1, productId: 7, sizeId: 2 };
  const lines = [
    line,
    { ...line, message: 'cald', quantity: 1 },
    { ...line, sizeId: 3, quantity: 9 },
    { ...line, quantity: -4 },
    { kind: 'bundle', promotionId: 5, choices: [choice, { ...choice, setId: 2 }], quantity: 2 } as const,
  ];
  expect(countWanted({ lines }, 2)).toBe(7);
  expect(countWanted({ lines }, 8)).toBe(0);
});
