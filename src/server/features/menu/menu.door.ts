/** What other features may use of `menu`; everything else is its own. */
export { announceWindowTurns } from './announce-window-turns.ts';
export { type HeldStock, holdingStock, holdRest } from './hold-stock.ts';
export { loadCategories } from './load-categories.ts';
export { loadMenuPart } from './load-menu-part.ts';
export { limitedSizes, loadOrderMenu, type OrderMenu, pickOrderMenu } from './load-order-menu.ts';
export { loadShownProducts } from './load-shown-products.ts';
export { loadSoldOutNow } from './load-sold-out-now.ts';
export { inMarkingOrder, markSoldOutWithin } from './mark-sold-out.ts';
export { returnStock } from './return-stock.ts';
export { type MenuReview, reviewMenu } from './review-menu.ts';
export { takeStock } from './take-stock.ts';
