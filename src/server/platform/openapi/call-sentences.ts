/** One sentence per call, for whoever reads the API's description; a call without one does not compile. */
import type { CallName } from '#contract/calls.ts';

export const CALL_SENTENCES: Readonly<Record<CallName, string>> = {
  getCategories: 'Lists the categories of the menu, in its order.',
  getBaseProducts: 'Lists the products of a category, or those a search finds (diacritics do not matter).',
  getProduct: 'One product with its nutrition, ingredients and similar products.',
  getPromotions: 'Lists the bundles that are active today.',
  getRestaurantVersion: 'A number that changes whenever the restaurant’s details change.',
  getRestaurant: 'The restaurant: hours, closures, services, delivery zones, payment methods, company identity.',
  getLegalText: 'The terms, the privacy policy or the cookies page: the version in force, or an earlier one.',
  sendFeedback: 'Takes what a guest says of the house. It is shown once somebody has read it.',
  getReviews: 'One page of published reviews, the newest first.',
  withdraw: 'Takes a withdrawal from a contract and acknowledges it by mail, with date and time.',
  placeOrder:
    'Places an order. Prices in it are expectations: when one is out of date, 409 `price_changed` carries the new quote.',
  applyCoupon: 'Tells what a coupon would take off. Redeeming happens with the order.',
  getOrderDetails: 'One of the signed-in guest’s own orders, as a list of one.',
  trackOrder: 'The live state of an order, for whoever holds its unguessable token.',
  authenticateStaff: 'Signs staff in; the answer also sets an HttpOnly cookie for browsers.',
  getStaffSession: 'Who is signed in, and until when.',
  signOut: 'Ends the session and its sockets at once.',
  createSocketTicket: 'A ticket for one WebSocket connection, valid for 30 seconds.',
  getAllOrders: 'One page of orders, the newest first, with counts of every status.',
  getStaffOrderDetails: 'Any order, as a list of one.',
  confirmOrder: 'Accepts an order and promises when it will be ready.',
  rejectOrder: 'Refuses an order, or cancels one that was accepted. Stock and coupon return.',
  markAsDelivered: 'Closes an order that has reached its guest.',
  getAllReviews: 'One page of reviews in every state, those that wait first.',
  moderateReview: 'Publishes a review or hides it.',
};
