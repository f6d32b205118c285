/**
 * Every call of the product: method, path and who may make it. A plain table without schemas, so that the browser can
 * import it for nothing; schemas stand in `schemas.ts` under the same names. Paths marked "ours" are not in the
 * owner's documents.
 */

/** Who may make a call: anybody, a signed-in person, staff (ADMIN or MANAGER), or administrators only. */
export const ACCESS_LEVELS = ['public', 'signed_in', 'staff', 'admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: Access;
  /** Sent as `multipart/form-data`, because it carries files; everything else is JSON. */
  readonly body?: 'form';
  /** Answered as a table to take along; everything else is JSON. */
  readonly answer?: 'csv';
};

export const CALLS = {
  getCategories: { method: 'GET', path: '/user-service/get-categories', access: 'public' },
  getBaseProducts: { method: 'GET', path: '/user-service/get-base-products', access: 'public' },
  getProduct: { method: 'GET', path: '/user-service/get-product/{id}', access: 'public' },
  getPromotions: { method: 'GET', path: '/user-service/promotions', access: 'public' },
  getRestaurantVersion: { method: 'GET', path: '/user-service/restaurant/last-key', access: 'public' },
  getRestaurant: { method: 'GET', path: '/user-service/restaurant/fetch-information', access: 'public' },
  /** Ours: terms, privacy and cookies, any version that is or was in force. */
  getLegalText: { method: 'GET', path: '/user-service/legal-texts/{kind}', access: 'public' },
  /** Ours: what guests say of the house; read by somebody before it is shown. */
  sendFeedback: { method: 'POST', path: '/user-service/send-feedback', access: 'public' },
  getReviews: { method: 'GET', path: '/user-service/reviews', access: 'public' },
  /** Ours: withdrawal from a contract (OUG 18/2026). */
  withdraw: { method: 'POST', path: '/user-service/withdraw-from-contract', access: 'public' },
  placeOrder: { method: 'POST', path: '/user-service/user-placing-order', access: 'public' },
  applyCoupon: { method: 'POST', path: '/user-service/promotions/apply-coupon', access: 'public' },
  bookTable: { method: 'POST', path: '/user-service/book-table', access: 'public' },
  subscribe: { method: 'POST', path: '/user-service/subscribe', access: 'public' },
  /** Ours: the button behind the link of the confirmation mail. */
  confirmSubscription: { method: 'POST', path: '/user-service/confirm-subscription', access: 'public' },
  /** Ours: the button behind the link under every newsletter. */
  leaveNewsletter: { method: 'POST', path: '/user-service/unsubscribe', access: 'public' },
  getOrderDetails: { method: 'GET', path: '/user-service/get-order-details/{id}', access: 'signed_in' },
  /** Ours: the guest's live page; the unguessable token is the key. */
  trackOrder: { method: 'GET', path: '/user-service/track-order/{token}', access: 'public' },
  getUserOrders: { method: 'GET', path: '/user-service/get-user-orders', access: 'signed_in' },
  authenticate: { method: 'POST', path: '/user-service/authenticate', access: 'public' },
  register: { method: 'POST', path: '/user-service/register', access: 'public' },
  askPasswordReset: { method: 'POST', path: '/user-service/send-reset-password-mail', access: 'public' },
  /** Ours: the link of the confirmation mail, with the password. */
  confirmAccount: { method: 'POST', path: '/user-service/confirm-account', access: 'public' },
  /** Ours: the link of the reset mail, with the new password. */
  resetPassword: { method: 'POST', path: '/user-service/reset-password', access: 'public' },
  /** Ours: who is signed in, until when. */
  getSession: { method: 'GET', path: '/user-service/session', access: 'signed_in' },
  getUserContact: { method: 'GET', path: '/user-service/user-contact-information', access: 'signed_in' },
  getUserAddress: { method: 'GET', path: '/user-service/user-address-information', access: 'signed_in' },
  updateUserProfile: { method: 'POST', path: '/user-service/update-user-profile', access: 'signed_in' },
  updateUserAddress: { method: 'POST', path: '/user-service/update-user-addresses', access: 'signed_in' },
  /** Ours. */
  changePassword: { method: 'POST', path: '/user-service/change-password', access: 'signed_in' },
  /** Ours: everything that is kept about whoever asks. */
  getPersonalData: { method: 'GET', path: '/user-service/my-data', access: 'signed_in' },
  /** Ours. */
  deleteAccount: { method: 'POST', path: '/user-service/delete-account', access: 'signed_in' },
  authenticateStaff: { method: 'POST', path: '/admin-service/authenticate', access: 'public' },
  /** Ours: who is signed in, until when. */
  getStaffSession: { method: 'GET', path: '/admin-service/session', access: 'staff' },
  /** Ours: ends the session and its sockets. */
  signOut: { method: 'POST', path: '/admin-service/sign-out', access: 'signed_in' },
  /** Ours: a ticket for one WebSocket connection, so that the session token never stands in an address. */
  createSocketTicket: { method: 'POST', path: '/admin-service/socket-ticket', access: 'staff' },
  getAllOrders: { method: 'GET', path: '/user-service/get-all-orders', access: 'staff' },
  getStaffOrderDetails: { method: 'GET', path: '/admin-service/get-order-details/{id}', access: 'staff' },
  confirmOrder: { method: 'POST', path: '/admin-service/confirm-order', access: 'staff' },
  rejectOrder: { method: 'POST', path: '/admin-service/reject-order', access: 'staff' },
  markAsDelivered: { method: 'POST', path: '/admin-service/mark-as-delivered', access: 'staff' },
  getStaffCategories: { method: 'GET', path: '/admin-service/setup/get-categories', access: 'staff' },
  createCategory: { method: 'POST', path: '/admin-service/setup/create-category', access: 'admin' },
  deleteCategory: { method: 'DELETE', path: '/admin-service/setup/delete-category/{id}', access: 'admin' },
  /** Ours: the order of the menu. */
  reorderCategories: { method: 'POST', path: '/admin-service/setup/reorder-categories', access: 'admin' },
  /** Ours: withdrawals from contracts, and that one is done with. */
  getWithdrawals: { method: 'GET', path: '/admin-service/withdrawals', access: 'admin' },
  settleWithdrawal: { method: 'POST', path: '/admin-service/settle-withdrawal', access: 'admin' },
  /** Ours: takes one picture and answers its hash, which other calls then name. */
  uploadPicture: { method: 'POST', path: '/admin-service/pictures', access: 'staff', body: 'form' },
  addProductImages: {
    method: 'POST',
    path: '/admin-service/entries/add-product-images/{id}',
    access: 'staff',
    body: 'form',
  },
  /** Ours: what staff stop for a while; everything ends by itself. */
  getServiceControl: { method: 'GET', path: '/admin-service/service-control', access: 'staff' },
  pauseService: { method: 'POST', path: '/admin-service/pause-service', access: 'staff' },
  resumeService: { method: 'POST', path: '/admin-service/resume-service', access: 'staff' },
  setBusyMode: { method: 'POST', path: '/admin-service/set-busy-mode', access: 'staff' },
  /** Ours: what has run out for now; the switches of the menu stay as they are. */
  getSoldOut: { method: 'GET', path: '/admin-service/sold-out', access: 'staff' },
  markSoldOut: { method: 'POST', path: '/admin-service/mark-sold-out', access: 'staff' },
  markBack: { method: 'POST', path: '/admin-service/mark-back', access: 'staff' },
  /** Ours: may guests cancel, how many seats there are, how long a table is taken. */
  getHouseRules: { method: 'GET', path: '/admin-service/house-rules', access: 'staff' },
  saveHouseRules: { method: 'POST', path: '/admin-service/setup/house-rules', access: 'admin' },
  /** Ours: takes an order back before it is accepted; the unguessable token is the key. */
  cancelOrder: { method: 'POST', path: '/user-service/cancel-order', access: 'public' },
  /** Ours: tables that were asked for, and what becomes of them. */
  getReservations: { method: 'GET', path: '/admin-service/reservations', access: 'staff' },
  answerReservation: { method: 'POST', path: '/admin-service/answer-reservation', access: 'staff' },
  /** Ours: the page behind the link of a mail; the unguessable token is the key. */
  getOwnReservation: { method: 'GET', path: '/user-service/reservation/{token}', access: 'public' },
  answerOwnReservation: { method: 'POST', path: '/user-service/answer-reservation', access: 'public' },
  endBusyMode: { method: 'POST', path: '/admin-service/end-busy-mode', access: 'staff' },
  /** Ours: another promised moment than the guest was told. */
  changePromise: { method: 'POST', path: '/admin-service/change-promise', access: 'staff' },
  /** Ours: how an order that was handed over was really paid. */
  correctPayment: { method: 'POST', path: '/admin-service/correct-payment', access: 'staff' },
  /** Ours: what a panel has shown, whether it can be heard; answered with what it must say aloud. */
  reportPanel: { method: 'POST', path: '/admin-service/report-panel', access: 'staff' },
  /** Ours: whether anybody hears, and what was alarmed. */
  getPanelWatch: { method: 'GET', path: '/admin-service/panel-watch', access: 'staff' },
  /** Ours: reviews in every state, and the decision about one. */
  getAllReviews: { method: 'GET', path: '/admin-service/reviews', access: 'admin' },
  moderateReview: { method: 'POST', path: '/admin-service/moderate-review', access: 'admin' },
  getEntries: { method: 'GET', path: '/admin-service/entries', access: 'staff' },
  getEntriesForPromotions: { method: 'GET', path: '/admin-service/entries/for-promotions', access: 'staff' },
  /** Ours: categories for the product editor, and what whoever asks may do. */
  getMenuEditing: { method: 'GET', path: '/admin-service/entries/editing', access: 'staff' },
  getEntry: { method: 'GET', path: '/admin-service/entries/get-entry/{id}', access: 'staff' },
  saveEntry: { method: 'POST', path: '/admin-service/entries/add-entry', access: 'staff' },
  deleteEntry: { method: 'DELETE', path: '/admin-service/entries/delete-entry/{id}', access: 'staff' },
  /** Ours: an archived product is on the menu again. */
  restoreEntry: { method: 'POST', path: '/admin-service/entries/restore-entry', access: 'staff' },
  /** Ours: a copy, switched off. */
  duplicateEntry: { method: 'POST', path: '/admin-service/entries/duplicate-entry', access: 'staff' },
  /** Ours: the order of a category's products. */
  reorderEntries: { method: 'POST', path: '/admin-service/entries/reorder', access: 'staff' },
  /** Ours: several products in one step: switched, moved, archived, restored. */
  changeEntries: { method: 'POST', path: '/admin-service/entries/change-several', access: 'staff' },
  /** Ours: one switch, at once. */
  setEntryAvailability: { method: 'POST', path: '/admin-service/entries/set-availability', access: 'staff' },
  /** Ours: the stock of one size, at once. */
  setEntryStock: { method: 'POST', path: '/admin-service/entries/set-stock', access: 'staff' },
  /** Ours: what administrators have granted to managers. */
  getManagerRights: { method: 'GET', path: '/admin-service/setup/manager-rights', access: 'admin' },
  saveManagerRights: { method: 'POST', path: '/admin-service/setup/manager-rights', access: 'admin' },
  getUsers: { method: 'GET', path: '/admin-service/get-users', access: 'admin' },
  getAdmins: { method: 'GET', path: '/admin-service/get-admins', access: 'admin' },
  createAdditionalUser: { method: 'POST', path: '/user-service/create-additional-users', access: 'admin' },
  createAdminUser: { method: 'POST', path: '/admin-service/create-admin-user', access: 'admin' },
  /** Ours: one account with what hangs on it, and what an administrator may do with it. */
  getUser: { method: 'GET', path: '/admin-service/users/{id}', access: 'admin' },
  saveUser: { method: 'POST', path: '/admin-service/users/{id}', access: 'admin' },
  endUserSessions: { method: 'POST', path: '/admin-service/users/{id}/sign-out', access: 'admin' },
  /** Ours: who saved what in the back office, and when. */
  getChanges: { method: 'GET', path: '/admin-service/changes', access: 'admin' },
  fetchSetup: { method: 'GET', path: '/admin-service/setup/fetch-information', access: 'admin' },
  saveContact: { method: 'POST', path: '/admin-service/setup/contact-information', access: 'admin' },
  saveAddress: { method: 'POST', path: '/admin-service/setup/address', access: 'admin' },
  /** Ours: what the form of the hours is filled with. */
  getScheduleSetup: { method: 'GET', path: '/admin-service/setup/restaurant-schedule', access: 'admin' },
  saveRestaurantSchedule: { method: 'POST', path: '/admin-service/setup/restaurant-schedule', access: 'admin' },
  /** Ours: what the form of the services is filled with. */
  getOfferedServices: { method: 'GET', path: '/admin-service/setup/offered-services', access: 'admin' },
  saveOfferedServices: { method: 'POST', path: '/admin-service/setup/offered-services', access: 'admin' },
  /** Ours: what the form of the payment methods is filled with. */
  getPaymentMethods: { method: 'GET', path: '/admin-service/setup/pmt', access: 'admin' },
  savePaymentMethods: { method: 'POST', path: '/admin-service/setup/pmt', access: 'admin' },
  /** Ours: pictures of the house itself. */
  getHousePictures: { method: 'GET', path: '/admin-service/setup/house-pictures', access: 'admin' },
  saveHousePictures: { method: 'POST', path: '/admin-service/setup/house-pictures', access: 'admin' },
  /** Ours: where is delivered, and on what terms. */
  getDeliveryZones: { method: 'GET', path: '/admin-service/setup/delivery-zones', access: 'admin' },
  saveDeliveryZones: { method: 'POST', path: '/admin-service/setup/delivery-zones', access: 'admin' },
  /** Ours: the legal texts with their drafts and versions. */
  getLegalTextsSetup: { method: 'GET', path: '/admin-service/setup/legal-texts', access: 'admin' },
  getLegalSetup: { method: 'GET', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  saveLegalDraft: { method: 'POST', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  discardLegalDraft: { method: 'DELETE', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  publishLegalText: { method: 'POST', path: '/admin-service/setup/publish-legal-text/{kind}', access: 'admin' },
  getSales: { method: 'GET', path: '/admin-service/sales/{dataType}', access: 'admin' },
  getMostSoldProducts: { method: 'GET', path: '/admin-service/most-sold/products', access: 'admin' },
  getClients: { method: 'GET', path: '/admin-service/clients', access: 'admin' },
  /** Ours: what was refused or cancelled, and why. */
  getRejectedOrders: { method: 'GET', path: '/admin-service/rejected-orders', access: 'admin' },
  /** Ours: the books of a day. */
  getDayClose: { method: 'GET', path: '/admin-service/day-close', access: 'admin' },
  /** Ours: orders, their lines, customers or reservations of some days. */
  exportTable: { method: 'GET', path: '/admin-service/export/{kind}', access: 'admin', answer: 'csv' },
  /** Ours: the back office's first page. */
  getToday: { method: 'GET', path: '/admin-service/today', access: 'admin' },
  getAdminPromotions: { method: 'GET', path: '/admin-service/admin/promotions', access: 'admin' },
  savePromotion: { method: 'POST', path: '/admin-service/admin/promotions/create-promotion', access: 'admin' },
  sendNewsletter: { method: 'POST', path: '/admin-service/sales/send-email-to-subscribers', access: 'admin' },
  addNewsletterImage: {
    method: 'POST',
    path: '/admin-service/sales/add-newsletter-image',
    access: 'admin',
    body: 'form',
  },
  /** Ours: the same letter to whoever asks, alone. */
  testNewsletter: { method: 'POST', path: '/admin-service/newsletter/send-test', access: 'admin' },
  /** Ours: what the person who asks was writing. */
  getNewsletterDraft: { method: 'GET', path: '/admin-service/newsletter/draft', access: 'admin' },
  saveNewsletterDraft: { method: 'POST', path: '/admin-service/newsletter/draft', access: 'admin' },
  /** Ours: newsletters that were sent, and how far they are. */
  getCampaigns: { method: 'GET', path: '/admin-service/newsletter/campaigns', access: 'admin' },
  changeCampaign: { method: 'POST', path: '/admin-service/newsletter/change-campaign', access: 'admin' },
  /** Ours: what of the demonstration is there, and what taking it away would take. */
  getDemo: { method: 'GET', path: '/admin-service/setup/demo', access: 'admin' },
  removeDemo: { method: 'POST', path: '/admin-service/setup/remove-demo', access: 'admin' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

/** Whether the call is sent as a form with files instead of JSON. */
export function isForm(name: CallName): boolean {
  const call: Call = CALLS[name];
  return call.body === 'form';
}

/** Whether the call answers a table instead of JSON. */
export function isTable(name: CallName): boolean {
  const call: Call = CALLS[name];
  return call.answer === 'csv';
}

/** The order panel's push connection (back-office.md §7). */
export const SOCKET_PATH = '/user-service/ws';

/** The letter somebody is writing, drawn as a mail: a document, not a call. */
export const NEWSLETTER_PREVIEW_PATH = '/admin-service/newsletter/preview';

/** Header that carries the idempotency key of an order: the same key is the same order, however often it is sent. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Set to `true` on an answer that repeats an earlier one. */
export const REPLAYED_HEADER = 'Idempotent-Replayed';
