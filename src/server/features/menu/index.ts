/** Public API of the feature `menu`: other features import nothing else of it. */
export { announceWindowTurns } from './announce-window-turns.ts';
export {
  loadCategories,
  loadMenuPart,
  loadOptions,
  loadShownProducts,
  loadSizes,
  loadSoldOutNow,
  type MenuReview,
  reviewMenu,
  type StoredSize,
} from './load-menu.ts';
export { limitedSizes, loadOrderMenu, type OrderMenu, pickOrderMenu } from './load-order-menu.ts';
export { inMarkingOrder, markSoldOutWithin } from './mark-sold-out.ts';
export { columnsOf, fieldsOfRow, rowOfFields, STORED_FIELDS } from './product-columns.ts';
export { saveOrderingHabits } from './save-ordering-habits.ts';
export { hidePicturesWithin, showPicturesWithin } from './show-pictures-within.ts';
export { type LockedStock, lockRest, returnStock, stockLock, takeStock } from './take-stock.ts';
