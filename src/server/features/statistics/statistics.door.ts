/** What other features may use of `statistics`; everything else is its own. */
export { loadDayCurve } from './load-day-curve.ts';
export { WHOLE_SHEETS } from './whole-sheets.ts';
