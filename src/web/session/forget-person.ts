/** Taking a person off this device, when they sign out or delete their account (readings 56). */
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

/** Forgets who was here and what they typed: the next person at this device finds nothing. The cart is the device's. */
export function deletePersonOnDevice(): void {
  forgetAccountSession();
  localStorage.removeItem(STAFF_SESSION_KEY);
  // Waits for whoever is writing at this moment, and for nobody else.
  globalThis.indexedDB?.deleteDatabase(KEPT_ORDERS_STORE);
  localStorage.removeItem(REMEMBERED_KEY);
  localStorage.removeItem(RUNNING_ORDER_KEY);
  sessionStorage.removeItem(DRAFT_KEY);
  sessionStorage.removeItem(ATTEMPT_KEY);
  // No tab can reach into another's sessionStorage: each sees by this that its draft is from before.
  localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
}

/** Empties the cart with the words written to the kitchen; this tab hears of it as other tabs do. */
export function deleteCartOnDevice(): void {
  localStorage.removeItem(SEEN_PRICES_KEY);
  localStorage.removeItem(CART_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: null }));
}
