/** The lifecycle of a table reservation, as one table: server, panel and the guest's page read it. */
import { err, ok, type Result } from '#domain/result.ts';

export const RESERVATION_STATUSES = ['REQUESTED', 'PROPOSED', 'CONFIRMED', 'DECLINED', 'CANCELLED'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/**
 * Every move: from which status, to which status, by whom. Before the evening both restaurant and guest may change
 * their decision; staff confirm a proposal that the guest accepted on the telephone.
 */
export const RESERVATION_MOVES = {
  confirm: { from: ['REQUESTED', 'PROPOSED'], to: 'CONFIRMED', by: 'staff' },
  propose: { from: ['REQUESTED', 'PROPOSED', 'CONFIRMED'], to: 'PROPOSED', by: 'staff' },
  decline: { from: ['REQUESTED', 'PROPOSED', 'CONFIRMED'], to: 'DECLINED', by: 'staff' },
  accept: { from: ['PROPOSED'], to: 'CONFIRMED', by: 'guest' },
  cancel: { from: ['REQUESTED', 'PROPOSED', 'CONFIRMED'], to: 'CANCELLED', by: 'guest' },
} as const satisfies Record<
  string,
  { readonly from: readonly ReservationStatus[]; readonly to: ReservationStatus; readonly by: 'staff' | 'guest' }
>;
export type ReservationMove = keyof typeof RESERVATION_MOVES;

/** Whether a move may be made from a status. */
export function canMoveReservation(status: ReservationStatus, move: ReservationMove): boolean {
  const from: readonly ReservationStatus[] = RESERVATION_MOVES[move].from;
  return from.includes(status);
}

/** The status after a move, or a refusal with the present status. */
export function moveReservation(
  status: ReservationStatus,
  move: ReservationMove,
): Result<ReservationStatus, { readonly code: 'already_answered'; readonly status: ReservationStatus }> {
  return canMoveReservation(status, move) ? ok(RESERVATION_MOVES[move].to) : err({ code: 'already_answered', status });
}

/** Whether the party is expected, so that its seats count. */
export function takesSeats(status: ReservationStatus): boolean {
  return status === 'CONFIRMED' || status === 'PROPOSED';
}
