/** Header with the idempotency key: requests with the same key are the same order, reservation or addition. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Set to `true` on an answer that repeats an earlier one. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
