/** Public API of the feature `orders`: other features import nothing else of it. */
export { ADDRESS_COLUMNS, addressOfRow } from './address-columns.ts';
export { markAsDelivered } from './answers/hand-over-order.ts';
export type { AnswerRefusal, AnswerServices } from './answers/move-order.ts';
export { changeStage } from './answers/prepare-order.ts';
export { cancelOrder } from './answers/reject-order.ts';
export {
  bringBack,
  type CourierAsked,
  giveToCourier,
  putBack,
  takeAsCourier,
  takeFromCourier,
  waitAtDoor,
} from './carry-order.ts';
export { invoiceIssued } from './mails/invoice-issued.ts';
export { orderAccessToken } from './order-access.ts';
export { guestTextsOfRow, TEXT_COLUMNS } from './order-columns.ts';
export { ORDER_EVENTS_CHANNEL } from './order-event.ts';
export { refuseAnswer } from './order-refusals.ts';
export { PAYMENT_STEPS } from './payment-steps.ts';
export {
  adoptGuestOrders,
  areOrdersUnderWay,
  listOrdersOfPerson,
  lockOrdersOfPerson,
} from './personal-data.ts';
export { orderRules } from './placing/order-rules.ts';
export { arrangeStops, type DeliverableOrder, listCourierOrders } from './reading/list-courier-orders.ts';
export {
  findOrderId,
  findOrderOfGuest,
  findSoldOrder,
  findStaffOrder,
  hasDeliveredOrders,
  isGuestMailbox,
  listOrdersOfUser,
  listOrdersOnClosedDays,
  listOrdersToBegin,
  listWaitingOrders,
  loadDayFigures,
  loadOrderHead,
  type OrderToBegin,
} from './reading/list-orders.ts';
export { findLastOrderMoment, listRecordedOrders } from './reading/list-recorded-orders.ts';
export {
  listRehearsedOrders,
  placeRehearsalOrder,
  removeRehearsalOrders,
  type StoredRehearsalOrder,
} from './rehearse-orders.ts';
export { StoredPayment, upgradeOrderRow } from './stored-payment.ts';
