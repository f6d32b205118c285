/** What other features may use of `stations`; everything else is its own. */
export { loadStations, mayChooseStation } from './load-stations.ts';
