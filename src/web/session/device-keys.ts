/** Keys under which this device stores personal data; `forget-person.ts` deletes them. Part of the first load. */
export const REMEMBERED_KEY = 'pofta.date';
export const DRAFT_KEY = 'pofta.formular';
export const ATTEMPT_KEY = 'pofta.comanda-in-curs';
/** The idempotency key that all tabs send the cart under. */
export const SHARED_ATTEMPT_KEY = 'pofta.cheia-comenzii';
/** The orders placed here, while they run. */
export const RUNNING_ORDERS_KEY = 'pofta.comanda';
/** The last orders, to order again: stored only together with `REMEMBERED_KEY`. */
export const EARLIER_ORDERS_KEY = 'pofta.ultimele-comenzi';
/** The live page of the order that this device gets notifications about. */
export const NOTIFICATIONS_KEY = 'pofta.anunturi';
/** How many orders were placed here, and whether the guest declined to install the shop. */
export const INSTALL_KEY = 'pofta.instalare';
/** The last sign-out: other tabs discard what they stored before it. */
export const SIGNED_OUT_KEY = 'pofta.iesire';
export const CART_KEY = 'pofta.cos';
export const SEEN_PRICES_KEY = 'pofta.preturi';
/** The signed-in customer (`account-session.ts`). */
export const ACCOUNT_SESSION_KEY = 'pofta.cont';
export const STAFF_SESSION_KEY = 'pofta-staff-session';
/** The database of the orders a panel stores for offline use. */
export const SAVED_ORDERS_STORE = 'pofta-comenzi';
