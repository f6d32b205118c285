import { expect, test } from 'vitest';
import { workOfOrder } from './work-of-order.ts';

const line = (quantity: number, ...parts: readonly { workPoints: number; stationId: number | null }[]) => ({
  line: { quantity },
  parts,
});

test('the points of all pieces are counted, of bundles too, and at the station that does them', () => {
  const pizza = { workPoints: 2, stationId: 7 };
  const soup = { workPoints: 1, stationId: 8 };
  const water = { workPoints: 0, stationId: null };
  const lines = [line(3, pizza), line(1, pizza, water), line(2, soup), line(5, water)];
  expect(workOfOrder(lines, 'DELIVERY')).toEqual({ all: 10, delivery: 1, 'station:7': 8, 'station:8': 2 });
  expect(workOfOrder([line(5, water)], 'PICKUP')).toEqual({ all: 0 });
});
