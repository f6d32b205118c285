/** Public API of the feature `statistics`: other features import nothing else of it. */
export { closeStoredDay } from './close-stored-day.ts';
export { loadDayCurve } from './load-day-curve.ts';
export { countDayDifferences } from './load-day-match.ts';
export { WHOLE_SHEETS } from './whole-sheets.ts';
