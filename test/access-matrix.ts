import type { CallName } from '#contract/calls.ts';

export const PRINCIPALS = ['nobody', 'customer', 'manager', 'admin', 'expired admin', 'revoked admin'] as const;

/** `in` = the call is made; 401 = sign in first; 403 = not you. */
export type Entry = 'in' | 401 | 403;

/**
 * Who gets through to which call, written down by hand: the contract says the same in other words, and a slip in one of
 * the two is seen. Columns as in `PRINCIPALS`.
 */
export const ACCESS_MATRIX: Readonly<Record<CallName, readonly Entry[]>> = {
  getCategories: ['in', 'in', 'in', 'in', 'in', 'in'],
  getBaseProducts: ['in', 'in', 'in', 'in', 'in', 'in'],
  getProduct: ['in', 'in', 'in', 'in', 'in', 'in'],
  getPromotions: ['in', 'in', 'in', 'in', 'in', 'in'],
  getRestaurantVersion: ['in', 'in', 'in', 'in', 'in', 'in'],
  getRestaurant: ['in', 'in', 'in', 'in', 'in', 'in'],
  getLegalText: ['in', 'in', 'in', 'in', 'in', 'in'],
  sendFeedback: ['in', 'in', 'in', 'in', 'in', 'in'],
  getReviews: ['in', 'in', 'in', 'in', 'in', 'in'],
  withdraw: ['in', 'in', 'in', 'in', 'in', 'in'],
  placeOrder: ['in', 'in', 'in', 'in', 'in', 'in'],
  applyCoupon: ['in', 'in', 'in', 'in', 'in', 'in'],
  bookTable: ['in', 'in', 'in', 'in', 'in', 'in'],
  subscribe: ['in', 'in', 'in', 'in', 'in', 'in'],
  confirmSubscription: ['in', 'in', 'in', 'in', 'in', 'in'],
  leaveNewsletter: ['in', 'in', 'in', 'in', 'in', 'in'],
  trackOrder: ['in', 'in', 'in', 'in', 'in', 'in'],
  getOrderDetails: [401, 'in', 'in', 'in', 401, 401],
  authenticate: ['in', 'in', 'in', 'in', 'in', 'in'],
  register: ['in', 'in', 'in', 'in', 'in', 'in'],
  askPasswordReset: ['in', 'in', 'in', 'in', 'in', 'in'],
  confirmAccount: ['in', 'in', 'in', 'in', 'in', 'in'],
  resetPassword: ['in', 'in', 'in', 'in', 'in', 'in'],
  getUserOrders: [401, 'in', 'in', 'in', 401, 401],
  getSession: [401, 'in', 'in', 'in', 401, 401],
  getUserContact: [401, 'in', 'in', 'in', 401, 401],
  getUserAddress: [401, 'in', 'in', 'in', 401, 401],
  updateUserProfile: [401, 'in', 'in', 'in', 401, 401],
  updateUserAddress: [401, 'in', 'in', 'in', 401, 401],
  changePassword: [401, 'in', 'in', 'in', 401, 401],
  getPersonalData: [401, 'in', 'in', 'in', 401, 401],
  deleteAccount: [401, 'in', 'in', 'in', 401, 401],
  authenticateStaff: ['in', 'in', 'in', 'in', 'in', 'in'],
  getStaffSession: [401, 403, 'in', 'in', 401, 401],
  signOut: [401, 'in', 'in', 'in', 401, 401],
  createSocketTicket: [401, 403, 'in', 'in', 401, 401],
  getAllOrders: [401, 403, 'in', 'in', 401, 401],
  getStaffOrderDetails: [401, 403, 'in', 'in', 401, 401],
  confirmOrder: [401, 403, 'in', 'in', 401, 401],
  rejectOrder: [401, 403, 'in', 'in', 401, 401],
  markAsDelivered: [401, 403, 'in', 'in', 401, 401],
  getStaffCategories: [401, 403, 'in', 'in', 401, 401],
  createCategory: [401, 403, 403, 'in', 401, 401],
  deleteCategory: [401, 403, 403, 'in', 401, 401],
  reorderCategories: [401, 403, 403, 'in', 401, 401],
  uploadPicture: [401, 403, 'in', 'in', 401, 401],
  addProductImages: [401, 403, 'in', 'in', 401, 401],
  getServiceControl: [401, 403, 'in', 'in', 401, 401],
  pauseService: [401, 403, 'in', 'in', 401, 401],
  resumeService: [401, 403, 'in', 'in', 401, 401],
  setBusyMode: [401, 403, 'in', 'in', 401, 401],
  endBusyMode: [401, 403, 'in', 'in', 401, 401],
  changePromise: [401, 403, 'in', 'in', 401, 401],
  reportPanel: [401, 403, 'in', 'in', 401, 401],
  getPanelWatch: [401, 403, 'in', 'in', 401, 401],
  getAllReviews: [401, 403, 403, 'in', 401, 401],
  moderateReview: [401, 403, 403, 'in', 401, 401],
  getChanges: [401, 403, 403, 'in', 401, 401],
  fetchSetup: [401, 403, 403, 'in', 401, 401],
  saveContact: [401, 403, 403, 'in', 401, 401],
  saveAddress: [401, 403, 403, 'in', 401, 401],
};

/** Who may hold the order panel's push connection: told by the codes it is closed with. */
export const SOCKET_ACCESS: readonly Entry[] = [401, 403, 'in', 'in', 401, 401];
