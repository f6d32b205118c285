/** Public API of the feature `menu-import`: other features import nothing else of it. */
export { plantMenu } from './plant-menu.ts';
