/** What other features may use of `options`; everything else is its own. */
export { writeGroupWithin, writeUsesWithin } from './write-within.ts';
