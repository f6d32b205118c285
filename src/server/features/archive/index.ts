/** Public API of the feature `archive`: other features import nothing else of it. */
export {
  type DocumentCategory,
  type DocumentGroup,
  type DocumentProduct,
  MENU_FORMAT,
  MenuDocument,
} from './menu-document.ts';
