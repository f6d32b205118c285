/** What other features may use of `products`; everything else is its own. */
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
