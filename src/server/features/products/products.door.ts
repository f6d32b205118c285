/** What other features may use of `products`; everything else is its own. */
export { type Editor, editorOf, loadMenuRights } from './editor.ts';
