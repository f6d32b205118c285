/** Addresses of the shop that providers call, and to which they send guests back. */

/** Notices; behind it `/` and the provider's name. */
export const NOTICES_PATH = '/payment-service/notices';
/** Guests come back here from a provider whose return address stands in its own settings. */
export const RETURN_PATH = '/payment-service/return';
