/** What other features may use of `accounts`; everything else is its own. */
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
