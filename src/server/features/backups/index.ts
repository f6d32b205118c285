/** Public API of the feature `backups`: other features import nothing else of it. */
export { type BackupReview, type BackupServices, reviewBackups } from './review-backups.ts';
