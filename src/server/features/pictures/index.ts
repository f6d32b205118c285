/** Public API of the feature `pictures`: other features import nothing else of it. */
export { takePicture, type UploadRefusal } from './take-picture.ts';
