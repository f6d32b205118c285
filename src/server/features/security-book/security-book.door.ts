/** What other features may use of `security-book`; everything else is its own. */
export { exportSecurityEvents } from './export-events.ts';
