/** Characters of the reason that staff or a guest give for a step of an order or of a reservation. */
export const REASON_MAX_LENGTH = 500;
