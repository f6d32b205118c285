/** Named sets of the statuses of an order, for rules and for SQL (`isIn`): which orders a question is about. */
import type { OrderStatus } from './order.ts';

/** Staff have not answered yet. */
export const UNDECIDED_STATUSES = ['NEW', 'SCHEDULED'] as const satisfies readonly OrderStatus[];
/** Staff still have a step to take. */
export const OPEN_STATUSES = [...UNDECIDED_STATUSES, 'CONFIRMED'] as const satisfies readonly OrderStatus[];
/** Accepted and not rejected later: what counts as sold (readings 11). */
export const SOLD_STATUSES = ['CONFIRMED', 'DELIVERED'] as const satisfies readonly OrderStatus[];
/** Neither refused nor cancelled: what a person has ordered, and what uses up a promotion. */
export const STANDING_STATUSES = [...UNDECIDED_STATUSES, ...SOLD_STATUSES] as const satisfies readonly OrderStatus[];
/** Nothing happens to the order any more. */
export const ENDED_STATUSES = ['DELIVERED', 'REJECTED'] as const satisfies readonly OrderStatus[];

/**
 * Statuses that only the table has: the order waits for its payment, or was given up without one. No list, count or
 * statistic contains such an order (docs/decisions/0280).
 */
export const HIDDEN_STATUSES = ['AWAITING_PAYMENT', 'ABANDONED'] as const;
export type HiddenStatus = (typeof HIDDEN_STATUSES)[number];

/** Whether the order has not arrived: it waits for its payment, or was given up without one. */
export function isHidden(status: OrderStatus | HiddenStatus): status is HiddenStatus {
  return HIDDEN_STATUSES.some((hidden) => hidden === status);
}

/** Whether a status belongs to a set. */
export function isStatusIn(status: OrderStatus, set: readonly OrderStatus[]): boolean {
  return set.includes(status);
}
