/** What other features may use of `backups`; everything else is its own. */
export { type BackupReview, type BackupServices, reviewBackups } from './review-backups.ts';
