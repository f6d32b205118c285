/** What other features may use of `changes`; everything else is its own. */
export { findVersion } from './find-version.ts';
export { forgetChanges } from './forget-changes.ts';
export { type ChangedMeanwhile, holdForSaving } from './hold-for-saving.ts';
export { recordChange } from './record-change.ts';
export { type SavingServices, saveByStaff } from './save-by-staff.ts';
