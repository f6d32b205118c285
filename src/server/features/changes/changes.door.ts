/** What other features may use of `changes`; everything else is its own. */
export {
  anonymiseChanges,
  type ChangedMeanwhile,
  findVersion,
  type Save,
  saveByStaff,
  saveWithin,
  type Words,
} from './save-by-staff.ts';
