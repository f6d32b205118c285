/** Public API of the feature `changes`: other features import nothing else of it. */
export { findLastChangeTimes } from './changes.repository.ts';
export {
  anonymiseChanges,
  type ChangedMeanwhile,
  findVersion,
  type Save,
  saveByStaff,
  saveWithin,
  type Words,
} from './save-by-staff.ts';
