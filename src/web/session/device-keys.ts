/** Where this device keeps what belongs to whoever is at it; `forget-person.ts` takes it away. Part of the first look. */
export const REMEMBERED_KEY = 'pofta.date';
export const DRAFT_KEY = 'pofta.formular';
export const ATTEMPT_KEY = 'pofta.comanda-in-curs';
/** The order placed last, while it runs. */
export const RUNNING_ORDER_KEY = 'pofta.comanda';
/** When somebody signed out last: what other tabs have kept from before is theirs no more. */
export const SIGNED_OUT_KEY = 'pofta.iesire';
export const CART_KEY = 'pofta.cos';
export const SEEN_PRICES_KEY = 'pofta.preturi';
export const STAFF_SESSION_KEY = 'pofta-staff-session';
/** The database of the orders a panel keeps for a time without a line. */
export const KEPT_ORDERS_STORE = 'pofta-comenzi';
