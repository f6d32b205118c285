/** Public API of the feature `pictures`: other features import nothing else of it. */
export { takePicture } from './take-picture.ts';
