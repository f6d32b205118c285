/** Public API of the feature `menu-import`: other features import nothing else of it. */
export { writeMenu } from './write-menu.ts';
