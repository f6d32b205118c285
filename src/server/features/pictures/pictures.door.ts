/** What other features may use of `pictures`; everything else is its own. */
export { takePicture } from './take-picture.ts';
