/** Public API of the feature `replay`: other features import nothing else of it. */
export { findReplayedDay, replayStoredDay } from './replay-stored-day.ts';
