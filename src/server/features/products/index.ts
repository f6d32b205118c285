/** Public API of the feature `products`: other features import nothing else of it. */
export { NEW_PRODUCTS, productSubject, productTitle } from './describe-product.ts';
export { type Editor, editorOf, loadMenuRights } from './editor.ts';
export { recordProduct, writeProduct } from './save-product.ts';
export {
  loadProductWithin,
  loadWholeMenu,
  removeProductWithin,
  type StoredProduct,
  suggestWithin,
} from './write-within.ts';
