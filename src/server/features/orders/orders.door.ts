/** What other features may use of `orders`; everything else is its own. */
export { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
export { adoptGuestOrders, anonymiseOrdersOf, exportOwnOrders } from './personal-data.ts';
export {
  findOrderId,
  findOrderOfGuest,
  findStaffOrder,
  isGuestMailbox,
  listOrdersOfUser,
  listOrdersOnClosedDays,
  listOrdersToBegin,
  listWaitingOrders,
  loadDayFigures,
  loadOrderHead,
  type OrderToBegin,
} from './reading/list-orders.ts';
