/** Public API of the feature `security-book`: other features import nothing else of it. */
export { exportSecurityEvents } from './export-events.ts';
