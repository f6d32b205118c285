/** Public API of the feature `stations`: other features import nothing else of it. */
export { loadStations, mayChooseStation } from './load-stations.ts';
