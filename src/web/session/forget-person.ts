/** Deletes personal data from this device, at sign-out or deletion of the account (readings 56). */
import { forgetAccountSession } from './account-session.ts';
import {
  ATTEMPT_KEY,
  CART_KEY,
  DRAFT_KEY,
  KEPT_ORDERS_STORE,
  REMEMBERED_KEY,
  RUNNING_ORDER_KEY,
  SEEN_PRICES_KEY,
  SIGNED_OUT_KEY,
  STAFF_SESSION_KEY,
} from './device-keys.ts';

/** Deletes the account and what was typed, so that the next person at this device finds nothing. The cart stays. */
export function deletePersonOnDevice(): void {
  forgetAccountSession();
  localStorage.removeItem(STAFF_SESSION_KEY);
  // Waits only for a write that is running.
  globalThis.indexedDB?.deleteDatabase(KEPT_ORDERS_STORE);
  localStorage.removeItem(REMEMBERED_KEY);
  localStorage.removeItem(RUNNING_ORDER_KEY);
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ATTEMPT_KEY);
  // No tab can reach into another's sessionStorage: each sees by this that its draft is from before.
  localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
}

/** Empties the cart with its messages; this tab is notified like the others. */
export function deleteCartOnDevice(): void {
  localStorage.removeItem(SEEN_PRICES_KEY);
  localStorage.removeItem(CART_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: null }));
}
