/** Public API of the feature `delivery`: other features import nothing else of it. */
export { loadZones } from './load-zones.ts';
export { readZones } from './save-zones.ts';
