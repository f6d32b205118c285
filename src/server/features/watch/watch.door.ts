/** What other features may use of `watch`; everything else is its own. */
export { findHeardPanels } from './find-heard-panels.ts';
