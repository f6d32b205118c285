/** What other features may use of `archive`; everything else is its own. */
export {
  type DocumentCategory,
  type DocumentGroup,
  type DocumentProduct,
  MENU_FORMAT,
  MenuDocument,
} from './menu-document.ts';
