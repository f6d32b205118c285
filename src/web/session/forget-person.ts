/** Deletes personal data from this device, at sign-out or deletion of the account (readings 56). */
import { forgetAccountSession } from './account-session.ts';
import {
  ATTEMPT_KEY,
  CART_KEY,
  DRAFT_KEY,
  EARLIER_ORDERS_KEY,
  INSTALL_KEY,
  NOTIFICATIONS_KEY,
  REMEMBERED_KEY,
  RUNNING_ORDERS_KEY,
  SAVED_ORDERS_STORE,
  SEEN_PRICES_KEY,
  SHARED_ATTEMPT_KEY,
  SIGNED_OUT_KEY,
  STAFF_SESSION_KEY,
} from './device-keys.ts';
import { setStored } from './use-stored.ts';

/** Deletes the account and typed data, so that the next person at this device finds nothing. The cart stays. */
export function deletePersonOnDevice(): void {
  forgetAccountSession();
  localStorage.removeItem(STAFF_SESSION_KEY);
  // Waits only for a running write.
  globalThis.indexedDB?.deleteDatabase(SAVED_ORDERS_STORE);
  forgetGuest();
  sessionStorage.removeItem(ATTEMPT_KEY);
  localStorage.removeItem(SHARED_ATTEMPT_KEY);
  // A tab cannot access another tab's sessionStorage: by this moment each tab sees that its draft is older.
  localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
}

/** Data that a guest without an account leaves on this device. */
const GUEST_KEYS = [REMEMBERED_KEY, EARLIER_ORDERS_KEY, RUNNING_ORDERS_KEY, NOTIFICATIONS_KEY, INSTALL_KEY];

/**
 * Deletes the guest's identity, orders and typed data from this device; the cart and the account stay.
 *
 * @returns a function that restores them
 */
export function forgetGuest(): () => void {
  const before = GUEST_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  const draft = sessionStorage.getItem(DRAFT_KEY);
  for (const key of GUEST_KEYS) setStored(key, null);
  sessionStorage.removeItem(DRAFT_KEY);
  return () => {
    for (const [key, text] of before) setStored(key, text);
    if (draft !== null) sessionStorage.setItem(DRAFT_KEY, draft);
  };
}

/** Empties the cart, with its messages. */
export function deleteCartOnDevice(): void {
  localStorage.removeItem(SEEN_PRICES_KEY);
  setStored(CART_KEY, null);
}
