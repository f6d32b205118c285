/** What other features may use of `backups`; everything else is its own. */
export { reviewBackups } from './review-backups.ts';
