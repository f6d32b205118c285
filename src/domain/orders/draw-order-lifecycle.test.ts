import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawOrderLifecycle } from './draw-order-lifecycle.ts';
import { NEXT_STATUSES, ORDER_MOVES } from './order-status.ts';

const PAGE = new URL('../../../docs/architecture.md', import.meta.url);

test('the diagram in the documents is the one of the table (else: npm run docs:api)', () => {
  expect(readFileSync(PAGE, 'utf8')).toContain(drawOrderLifecycle());
});

test('the two tables it is drawn from agree', () => {
  for (const [status, next] of Object.entries(NEXT_STATUSES)) {
    const reached = Object.values(ORDER_MOVES).flatMap(({ from, to }) =>
      from.some((one) => one === status) ? [to] : [],
    );
    expect(new Set(reached)).toEqual(new Set(next));
  }
});
