/** Public API of the feature `options`: other features import nothing else of it. */
export { writeGroupWithin, writeUsesWithin } from './write-within.ts';
