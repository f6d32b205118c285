/** Public API of the feature `watch`: other features import nothing else of it. */
export { findHeardPanels } from './find-heard-panels.ts';
