/** The order lifecycle as one table: server, panel and customer screens read it, nothing re-derives it. */
import { keysOf } from '#domain/keys-of.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { DeliveryMethod, OrderStatus } from './order.ts';
import { OPEN_STATUSES, UNDECIDED_STATUSES } from './status-sets.ts';

/** Who moves an order. */
export type OrderMover = 'staff' | 'customer';

/**
 * Every move: from which status, to which status, by whom (back-office.md §4; a guest may cancel until acceptance,
 * romania.md §1.7).
 */
export const ORDER_MOVES = {
  accept: { from: UNDECIDED_STATUSES, to: 'CONFIRMED', by: 'staff' },
  reject: { from: OPEN_STATUSES, to: 'REJECTED', by: 'staff' },
  deliver: { from: ['CONFIRMED'], to: 'DELIVERED', by: 'staff' },
  cancel: { from: UNDECIDED_STATUSES, to: 'REJECTED', by: 'customer' },
} as const satisfies Record<
  string,
  { readonly from: readonly OrderStatus[]; readonly to: OrderStatus; readonly by: OrderMover }
>;
export type OrderMove = keyof typeof ORDER_MOVES;

/** Steps that change an order without changing its status. */
export const STANDING_STEPS = {
  reschedule: { from: ['CONFIRMED'] },
  change_stage: { from: ['CONFIRMED'] },
  mark_station: { from: ['CONFIRMED'] },
  change: { from: ['CONFIRMED'] },
  propose: { from: OPEN_STATUSES },
  withdraw_proposal: { from: OPEN_STATUSES },
  refuse_proposal: { from: OPEN_STATUSES },
  see_change: { from: OPEN_STATUSES },
  assign_courier: { from: ['CONFIRMED'] },
  wait_at_door: { from: ['CONFIRMED'] },
  bring_back: { from: ['CONFIRMED'] },
  correct_payment: { from: ['DELIVERED'] },
} as const satisfies Record<string, { readonly from: readonly OrderStatus[] }>;

/** Another person decided first, or the order is past this step: `status` is its present one (readings 25). */
export type MoveRefusal = { readonly code: 'already_decided'; readonly status: OrderStatus };

/** The moves that staff or the customer may make now, in the order of their buttons. */
export function movesFrom(status: OrderStatus, by: OrderMover): readonly OrderMove[] {
  return keysOf(ORDER_MOVES).filter((move) => ORDER_MOVES[move].by === by && canMove(status, move));
}

/** Whether a move may be made from a status. */
export function canMove(status: OrderStatus, move: OrderMove): boolean {
  const from: readonly OrderStatus[] = ORDER_MOVES[move].from;
  return from.includes(status);
}

/** The status after a move, or a refusal with the present status. */
export function decideMove(status: OrderStatus, move: OrderMove): Result<OrderStatus, MoveRefusal> {
  return canMove(status, move) ? ok(ORDER_MOVES[move].to) : err({ code: 'already_decided', status });
}

/** Whether the order is unanswered: these orders ring on panels (readings 22, 28). */
export function isUnhandled(status: OrderStatus): boolean {
  return canMove(status, 'accept');
}

/** Whether an order has not ended. */
export function isOpenOrder(status: OrderStatus): boolean {
  return Object.values(ORDER_MOVES).some(({ from }) => from.some((one) => one === status));
}

/** Label keys for the guest; the texts are in the catalogue. */
export type CustomerStatusLabel =
  | 'awaiting_confirmation'
  | 'scheduled'
  | 'confirmed'
  | 'delivered'
  | 'picked_up'
  | 'served'
  | 'rejected';

/** Label keys for staff. */
export type StaffStatusLabel = 'new' | Exclude<CustomerStatusLabel, 'awaiting_confirmation'>;

const HANDED_OVER = {
  PICKUP: 'picked_up',
  DELIVERY: 'delivered',
  RESTAURANT: 'served',
} as const satisfies Record<DeliveryMethod, StaffStatusLabel>;

const STAFF_LABELS = {
  NEW: 'new',
  SCHEDULED: 'scheduled',
  CONFIRMED: 'confirmed',
  REJECTED: 'rejected',
} as const satisfies Record<Exclude<OrderStatus, 'DELIVERED'>, StaffStatusLabel>;

/** The label key for staff: an order that was picked up was not delivered (romania.md §7.3). */
export function staffStatusLabel(status: OrderStatus, method: DeliveryMethod): StaffStatusLabel {
  return status === 'DELIVERED' ? HANDED_OVER[method] : STAFF_LABELS[status];
}

/** The label key for the guest: a NEW order is shown as awaiting confirmation. */
export function customerStatusLabel(status: OrderStatus, method: DeliveryMethod): CustomerStatusLabel {
  const label = staffStatusLabel(status, method);
  return label === 'new' ? 'awaiting_confirmation' : label;
}
