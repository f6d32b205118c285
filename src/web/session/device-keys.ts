/** Where this device keeps what a guest typed at the checkout; both go at sign-out (readings 56). */
export const REMEMBERED_KEY = 'pofta.date';
export const DRAFT_KEY = 'pofta.formular';

/** Forgets what was typed on this device: the next person at it finds nothing. */
export function forgetTyped(): void {
  localStorage.removeItem(REMEMBERED_KEY);
  sessionStorage.removeItem(DRAFT_KEY);
}
