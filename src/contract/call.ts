/** Types of the call tables. */

/**
 * Access levels: the public, a signed-in person, staff (ADMIN or MANAGER), administrators only, or a courier. Couriers'
 * sessions are a separate kind: other sessions cannot make couriers' calls, nor the reverse.
 */
export const ACCESS_LEVELS = ['public', 'signed_in', 'staff', 'admin', 'courier'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** One call of the tables. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * The call changes people, rights, payments or legal texts, or exports personal data: a session of our own pages, and
   * any session of an account with a second factor, must have authenticated within the last ten minutes
   * (docs/decisions/0243). `of_every_session`: it changes how the caller signs in, or ends other sessions, so this
   * applies to sessions of programs as well.
   */
  readonly isGrave?: true | 'of_every_session';
  /**
   * The call adds something that nothing else keeps single, so that sending it again after a lost answer must not add it
   * twice (docs/decisions/0260). `by_key`: requests with the same idempotency key are one request and get one answer.
   * `by_key_untold`: the same, but the answer contains a secret and is not kept, so a repeated request is refused.
   */
  readonly once?: 'by_key' | 'by_key_untold';
  /** Sent as `multipart/form-data`, because it has files; every other body is JSON. */
  readonly body?: 'form';
  /** Answered as a download; every other answer is JSON. */
  readonly answer?: 'csv' | 'zip';
};

/**
 * Header with the idempotency key: requests with the same key are the same order, reservation or addition, however often
 * they are sent.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Set to `true` on an answer that repeats an earlier one. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
