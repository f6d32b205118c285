import { ORDER_STATUSES } from './order.ts';
import { isOpenOrder, ORDER_MOVES, type OrderMove } from './order-status.ts';

/** The life of an order as a Mermaid state diagram; `docs/architecture.md` shows it. */
export function drawOrderLifecycle(): string {
  // The keys of a literal table are its moves.
  const moves = (Object.keys(ORDER_MOVES) as OrderMove[]).flatMap((move) => {
    const { from, to, by } = ORDER_MOVES[move];
    return from.map((status) => `${status} --> ${to}: ${move} (${by})`);
  });
  const ends = ORDER_STATUSES.filter((status) => !isOpenOrder(status)).map((status) => `${status} --> [*]`);
  const lines = ['[*] --> NEW: placed for now', '[*] --> SCHEDULED: placed for later', ...moves, ...ends];
  return `stateDiagram-v2\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
