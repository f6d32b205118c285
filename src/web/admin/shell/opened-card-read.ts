/** Kept in this browser: each administrator closes the card on the device where they read it. */
const READ_KEY = 'opened-card';

export const wasOpenedCardRead = (): boolean => localStorage.getItem(READ_KEY) !== null;

export const storeOpenedCardRead = (): void => localStorage.setItem(READ_KEY, '1');
