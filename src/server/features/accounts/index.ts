/** Public API of the feature `accounts`: other features import nothing else of it. */
export { findAccount } from './find-account.ts';
export { openConfirmedAccount } from './open-account.ts';
export {
  hashPassword,
  isPasswordHash,
  loadContextWords,
  newPassword,
  openPasswords,
  type Passwords,
  readNewPassword,
} from './passwords/passwords.ts';
