/** Public API of the feature `capacity`: other features import nothing else of it. */
export { planCapacity } from './save-capacity.ts';
