/** What other features may use of `delivery`; everything else is its own. */
export { loadZones } from './load-zones.ts';
