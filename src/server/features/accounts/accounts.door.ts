/** What other features may use of `accounts`; everything else is its own. */
export { loadWordsOfTheHouse } from './house-words.ts';
export { newPassword } from './new-password.ts';
export { hashPassword } from './passwords.ts';
export { readNewPassword } from './read-new-password.ts';
