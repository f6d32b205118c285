/** What other features may use of `orders`; everything else is its own. */
export { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
export { adoptGuestOrders } from './adopt-guest-orders.ts';
export { exportOwnOrders } from './export-own-orders.ts';
export { findOrderOfGuest, isGuestMailbox } from './find-order-of-guest.ts';
export { forgetOwner } from './forget-owner.ts';
export { listOrdersOfUser } from './list-orders-of-user.ts';
export { listOrdersOnClosedDays } from './list-orders-on-closed-days.ts';
export { listOrdersToBegin, type OrderToBegin } from './list-orders-to-begin.ts';
export { listWaitingOrders } from './list-waiting-orders.ts';
export { loadDayFigures } from './load-day-figures.ts';
export { loadOrder } from './load-order.ts';
