/** Public API of the feature `changes`: other features import nothing else of it. */
export { findLastChanges } from './find-last-changes.ts';
export {
  type ChangedMeanwhile,
  findVersion,
  type Save,
  saveByStaff,
  saveWithin,
  type Words,
} from './save-by-staff.ts';
