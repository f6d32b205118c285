/** What the tables of calls are made of. */

/**
 * Who may make a call: the public, a signed-in person, staff (ADMIN or MANAGER), administrators only, or a courier. Sessions
 * of couriers are of their own kind: no other session makes their calls, and they make no other calls.
 */
export const ACCESS_LEVELS = ['public', 'signed_in', 'staff', 'admin', 'courier'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** One call, as the tables tell it. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * It changes people, rights, payments or legal texts, or takes people's data along: a session of our own pages, and any of
   * an account with a second factor, must have shown within ten minutes who it is of (docs/decisions/0243). `of_every_session`: it
   * changes how the caller signs in, or ends other sessions, so sessions of programs must have, too.
   */
  readonly isGrave?: true | 'of_every_session';
  /** Sent as `multipart/form-data`, because it carries files; everything else is JSON. */
  readonly body?: 'form';
  /** Answered as a file to take along; everything else is JSON. */
  readonly answer?: 'csv' | 'zip';
};

/** Header that carries the idempotency key of an order: the same key is the same order, however often it is sent. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Set to `true` on an answer that repeats an earlier one. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
