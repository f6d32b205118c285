import { keysOf } from '#domain/keys-of.ts';
import { ORDER_STATUSES } from './order.ts';
import { isOpenOrder, ORDER_MOVES } from './order-status.ts';

/** The order lifecycle as a Mermaid state diagram; `docs/architecture.md` shows it. */
export function drawOrderLifecycle(): string {
  const moves = keysOf(ORDER_MOVES).flatMap((move) => {
    const { from, to, by } = ORDER_MOVES[move];
    return from.map((status) => `${status} --> ${to}: ${move} (${by})`);
  });
  const ends = ORDER_STATUSES.filter((status) => !isOpenOrder(status)).map((status) => `${status} --> [*]`);
  const lines = ['[*] --> NEW: placed for now', '[*] --> SCHEDULED: placed for later', ...moves, ...ends];
  return `stateDiagram-v2\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
