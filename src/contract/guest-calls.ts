/** The calls of the shop: the part of `calls.ts` that guests' browsers load. */
import type { Call } from './call.ts';

export const GUEST_CALLS = {
  getCategories: { method: 'GET', path: '/user-service/get-categories', access: 'public' },
  getBaseProducts: { method: 'GET', path: '/user-service/get-base-products', access: 'public' },
  getProduct: { method: 'GET', path: '/user-service/get-product/{id}', access: 'public' },
  getPromotions: { method: 'GET', path: '/user-service/promotions', access: 'public' },
  getRestaurantVersion: { method: 'GET', path: '/user-service/restaurant/last-key', access: 'public' },
  getRestaurant: { method: 'GET', path: '/user-service/restaurant/fetch-information', access: 'public' },
  /** Ours: terms, privacy and cookies, any version that is or was in force. */
  getLegalText: { method: 'GET', path: '/user-service/legal-texts/{kind}', access: 'public' },
  /** Ours: feedback about the restaurant; staff moderate it before it is shown. */
  sendFeedback: { method: 'POST', path: '/user-service/send-feedback', access: 'public', once: 'by_key' },
  getReviews: { method: 'GET', path: '/user-service/reviews', access: 'public' },
  /** Ours: withdrawal from a contract (OUG 18/2026). */
  withdraw: { method: 'POST', path: '/user-service/withdraw-from-contract', access: 'public', once: 'by_key' },
  placeOrder: { method: 'POST', path: '/user-service/user-placing-order', access: 'public' },
  /** Ours: mails a code that confirms an order to the order's mailbox. */
  sendOrderCode: { method: 'POST', path: '/user-service/send-order-code', access: 'public' },
  applyCoupon: { method: 'POST', path: '/user-service/promotions/apply-coupon', access: 'public' },
  bookTable: { method: 'POST', path: '/user-service/book-table', access: 'public' },
  subscribe: { method: 'POST', path: '/user-service/subscribe', access: 'public' },
  /** Ours: called by the button of the page that the confirmation mail links to. */
  confirmSubscription: { method: 'POST', path: '/user-service/confirm-subscription', access: 'public' },
  /** Ours: called by the button of the page that every newsletter links to. */
  leaveNewsletter: { method: 'POST', path: '/user-service/unsubscribe', access: 'public' },
  getOrderDetails: { method: 'GET', path: '/user-service/get-order-details/{id}', access: 'signed_in' },
  /** Ours: the guest's live page; authorised by the access token. */
  trackOrder: { method: 'GET', path: '/user-service/track-order/{token}', access: 'public' },
  getUserOrders: { method: 'GET', path: '/user-service/get-user-orders', access: 'signed_in' },
  /** Ours: the account's favourites (docs/decisions/0249). */
  getFavourites: { method: 'GET', path: '/user-service/get-favourites', access: 'signed_in' },
  authenticate: { method: 'POST', path: '/user-service/authenticate', access: 'public' },
  register: { method: 'POST', path: '/user-service/register', access: 'public' },
  askPasswordReset: { method: 'POST', path: '/user-service/send-reset-password-mail', access: 'public' },
  /** Ours: confirms an account with the mail's token and the password. */
  confirmAccount: { method: 'POST', path: '/user-service/confirm-account', access: 'public' },
  /** Ours: sets a new password with the reset mail's token. */
  resetPassword: { method: 'POST', path: '/user-service/reset-password', access: 'public' },
  /** Ours: who is signed in, until when. */
  getSession: { method: 'GET', path: '/user-service/session', access: 'signed_in' },
  getUserContact: { method: 'GET', path: '/user-service/user-contact-information', access: 'signed_in' },
  getUserAddress: { method: 'GET', path: '/user-service/user-address-information', access: 'signed_in' },
  updateUserProfile: { method: 'POST', path: '/user-service/update-user-profile', access: 'signed_in' },
  updateUserAddress: { method: 'POST', path: '/user-service/update-user-addresses', access: 'signed_in' },
  /** Ours. */
  changePassword: { method: 'POST', path: '/user-service/change-password', access: 'signed_in' },
  /** Ours: the caller's signed-in devices, and signing them out. */
  getOwnDevices: { method: 'GET', path: '/user-service/own-devices', access: 'signed_in' },
  signOutDevice: { method: 'POST', path: '/user-service/sign-out-device', access: 'signed_in' },
  signOutOthers: { method: 'POST', path: '/user-service/sign-out-others', access: 'signed_in' },
  /** Ours: all stored data about the caller. */
  getPersonalData: { method: 'GET', path: '/user-service/my-data', access: 'signed_in' },
  /** Ours. */
  deleteAccount: { method: 'POST', path: '/user-service/delete-account', access: 'signed_in' },
  /** Ours: ends the session and its sockets. */
  signOut: { method: 'POST', path: '/admin-service/sign-out', access: 'signed_in' },
  /** Ours: cancels an order before it is accepted; authorised by the access token. */
  cancelOrder: { method: 'POST', path: '/user-service/cancel-order', access: 'public' },
  /** Ours: the guest's answer to a proposal; authorised by the access token. */
  answerProposal: { method: 'POST', path: '/user-service/answer-proposal', access: 'public' },
  /** Ours: notifications about an order; authorised by the access token of its page. */
  getPushKey: { method: 'GET', path: '/user-service/push-key', access: 'public' },
  startOrderNews: { method: 'POST', path: '/user-service/start-order-news', access: 'public' },
  stopOrderNews: { method: 'POST', path: '/user-service/stop-order-news', access: 'public' },
  /** Ours: the reservation behind the link of a mail; authorised by the token. */
  getOwnReservation: { method: 'GET', path: '/user-service/reservation/{token}', access: 'public' },
  answerOwnReservation: { method: 'POST', path: '/user-service/answer-reservation', access: 'public' },
  /** Ours: creates a short address for a cart, and reads the cart of one. */
  makeCartLink: { method: 'POST', path: '/user-service/cart-links', access: 'public' },
  getCartLink: { method: 'GET', path: '/user-service/cart-links/{token}', access: 'public' },
} as const satisfies Record<string, Call>;
