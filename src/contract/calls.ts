/**
 * Every call of the product: method, path and access level. A plain table without schemas, so that importing it costs
 * the browser nothing; schemas are in `schemas.ts` under the same names. Paths marked "ours" are not in the owner's
 * documents. Calls of guests are in a separate table, the only one that their browsers load (docs/decisions/0116).
 */

import type { Call } from './call.ts';
import { GUEST_CALLS } from './guest-calls.ts';

export const CALLS = {
  ...GUEST_CALLS,
  authenticateStaff: { method: 'POST', path: '/admin-service/authenticate', access: 'public' },
  /** Ours: who is signed in, until when. */
  getStaffSession: { method: 'GET', path: '/admin-service/session', access: 'staff' },
  /** Ours: the caller's authentication methods, and the devices they are signed in on. */
  getOwnSecurity: { method: 'GET', path: '/admin-service/own/security', access: 'staff' },
  startTotp: { method: 'POST', path: '/admin-service/own/start-totp', access: 'staff', isGrave: 'of_every_session' },
  confirmTotp: {
    method: 'POST',
    path: '/admin-service/own/confirm-totp',
    access: 'staff',
    isGrave: 'of_every_session',
  },
  removeTotp: { method: 'POST', path: '/admin-service/own/remove-totp', access: 'staff', isGrave: 'of_every_session' },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/admin-service/own/recovery-codes',
    access: 'staff',
    isGrave: 'of_every_session',
  },
  startPasskey: {
    method: 'POST',
    path: '/admin-service/own/start-passkey',
    access: 'staff',
    isGrave: 'of_every_session',
  },
  addPasskey: { method: 'POST', path: '/admin-service/own/add-passkey', access: 'staff', isGrave: 'of_every_session' },
  removePasskey: {
    method: 'POST',
    path: '/admin-service/own/remove-passkey',
    access: 'staff',
    isGrave: 'of_every_session',
  },
  endOwnDevice: { method: 'POST', path: '/admin-service/own/end-device', access: 'staff', isGrave: 'of_every_session' },
  endOtherDevices: {
    method: 'POST',
    path: '/admin-service/own/end-other-devices',
    access: 'staff',
    isGrave: 'of_every_session',
  },
  /** Ours: the caller authenticates again, or locks the back office until then. */
  prove: { method: 'POST', path: '/admin-service/own/prove', access: 'staff' },
  requireProof: { method: 'POST', path: '/admin-service/own/require-proof', access: 'staff', isGrave: true },
  lockOffice: { method: 'POST', path: '/admin-service/own/lock-office', access: 'staff' },
  /** Ours: enrolled tablets, which stay signed in for months and may only make the panel's calls. */
  getHousePanels: { method: 'GET', path: '/admin-service/setup/house-panels', access: 'admin' },
  enrolPanel: { method: 'POST', path: '/admin-service/setup/enrol-panel', access: 'admin', isGrave: true },
  endHousePanel: { method: 'POST', path: '/admin-service/setup/end-panel', access: 'admin' },
  lockPanel: { method: 'POST', path: '/admin-service/lock-panel', access: 'staff' },
  unlockPanel: { method: 'POST', path: '/admin-service/unlock-panel', access: 'staff' },
  /** Ours: signing in by a passkey alone. */
  askPasskey: { method: 'POST', path: '/admin-service/passkey/ask', access: 'public' },
  authenticateByPasskey: { method: 'POST', path: '/admin-service/passkey/authenticate', access: 'public' },
  /** Ours: a ticket for one WebSocket connection, so that the session token is never in a URL. */
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
  /** Ours: where in the kitchen dishes are made. */
  getStations: { method: 'GET', path: '/admin-service/stations', access: 'staff' },
  saveStations: { method: 'POST', path: '/admin-service/setup/stations', access: 'admin' },
  /** Ours: importing menus of other systems. */
  getMenuImports: { method: 'GET', path: '/admin-service/menu-imports', access: 'admin' },
  readMenuFile: { method: 'POST', path: '/admin-service/menu-imports', access: 'admin', body: 'form' },
  fetchMenu: { method: 'POST', path: '/admin-service/menu-imports/fetch', access: 'admin' },
  previewMenuTable: { method: 'POST', path: '/admin-service/menu-imports/table', access: 'admin', body: 'form' },
  getMenuImport: { method: 'GET', path: '/admin-service/menu-imports/{id}', access: 'admin' },
  runMenuImport: { method: 'POST', path: '/admin-service/menu-imports/{id}/run', access: 'admin' },
  undoMenuImport: { method: 'POST', path: '/admin-service/menu-imports/{id}/undo', access: 'admin' },
  fetchImportPictures: { method: 'POST', path: '/admin-service/menu-imports/{id}/pictures', access: 'admin' },
  /** Ours: where the ordering links on a page of the restaurant's own site lead. */
  checkOwnPage: { method: 'POST', path: '/admin-service/check-own-page', access: 'admin' },
  /** Ours: which links outside of the shop lead here, as ticked off by the owner. */
  getTurnedLinks: { method: 'GET', path: '/admin-service/turned-links', access: 'admin' },
  turnLink: { method: 'POST', path: '/admin-service/turned-links', access: 'admin' },
  proveMenuImport: { method: 'GET', path: '/admin-service/menu-imports/{id}/proof', access: 'admin' },
  /** Ours: all data of the restaurant as one downloadable archive. */
  getArchives: { method: 'GET', path: '/admin-service/archives', access: 'admin' },
  beginArchive: { method: 'POST', path: '/admin-service/archives', access: 'admin', isGrave: true },
  downloadArchive: { method: 'GET', path: '/admin-service/archives/{id}', access: 'admin', answer: 'zip' },
  startArchiveReading: { method: 'POST', path: '/admin-service/archive-reading', access: 'admin', isGrave: true },
  sendArchiveRows: { method: 'POST', path: '/admin-service/archive-reading/rows', access: 'admin', body: 'form' },
  readArchive: {
    method: 'POST',
    path: '/admin-service/archive-reading/read',
    access: 'admin',
    isGrave: true,
    body: 'form',
  },
  getIngredients: { method: 'GET', path: '/admin-service/ingredients', access: 'staff' },
  saveIngredient: { method: 'POST', path: '/admin-service/ingredients', access: 'staff' },
  deleteIngredient: { method: 'DELETE', path: '/admin-service/ingredients/{id}', access: 'staff' },
  /** Ours: groups of options, and which a product or a category uses. */
  getOptionGroups: { method: 'GET', path: '/admin-service/option-groups', access: 'staff' },
  getOptionGroup: { method: 'GET', path: '/admin-service/option-groups/{id}', access: 'staff' },
  saveOptionGroup: { method: 'POST', path: '/admin-service/option-groups', access: 'staff', once: 'by_key' },
  deleteOptionGroup: { method: 'DELETE', path: '/admin-service/option-groups/{id}', access: 'staff' },
  getOptionUses: { method: 'GET', path: '/admin-service/option-uses', access: 'staff' },
  saveOptionUses: { method: 'POST', path: '/admin-service/option-uses', access: 'staff' },
  /** Ours: withdrawals from contracts, and marking one as settled. */
  getWithdrawals: { method: 'GET', path: '/admin-service/withdrawals', access: 'admin' },
  settleWithdrawal: { method: 'POST', path: '/admin-service/settle-withdrawal', access: 'admin' },
  /** Ours: stores one picture and returns its hash, which other calls then use. */
  uploadPicture: { method: 'POST', path: '/admin-service/pictures', access: 'staff', body: 'form' },
  addProductImages: {
    method: 'POST',
    path: '/admin-service/entries/add-product-images/{id}',
    access: 'staff',
    body: 'form',
  },
  /** Ours: pauses and the busy mode; both end automatically. */
  getServiceControl: { method: 'GET', path: '/admin-service/service-control', access: 'staff' },
  /** Ours: how full the quarters of the evening are. */
  getSlots: { method: 'GET', path: '/admin-service/slots', access: 'staff' },
  setSlot: { method: 'POST', path: '/admin-service/slots', access: 'staff' },
  pauseService: { method: 'POST', path: '/admin-service/pause-service', access: 'staff' },
  resumeService: { method: 'POST', path: '/admin-service/resume-service', access: 'staff' },
  setBusyMode: { method: 'POST', path: '/admin-service/set-busy-mode', access: 'staff' },
  /** Ours: what is sold out for now; the switches of the menu stay unchanged. */
  getSoldOut: { method: 'GET', path: '/admin-service/sold-out', access: 'staff' },
  markSoldOut: { method: 'POST', path: '/admin-service/mark-sold-out', access: 'staff' },
  markBack: { method: 'POST', path: '/admin-service/mark-back', access: 'staff' },
  /** Ours: whether guests may cancel, number of seats, duration of a stay. */
  getHouseRules: { method: 'GET', path: '/admin-service/house-rules', access: 'staff' },
  saveHouseRules: { method: 'POST', path: '/admin-service/setup/house-rules', access: 'admin' },
  /** Ours: table reservations, and the steps on them. */
  getReservations: { method: 'GET', path: '/admin-service/reservations', access: 'staff' },
  answerReservation: { method: 'POST', path: '/admin-service/answer-reservation', access: 'staff' },
  endBusyMode: { method: 'POST', path: '/admin-service/end-busy-mode', access: 'staff' },
  /** Ours: changes the promised moment that the guest was told. */
  changePromise: { method: 'POST', path: '/admin-service/change-promise', access: 'staff' },
  /** Ours: the stage of an accepted order: in preparation, ready, or on its way. */
  changeStage: { method: 'POST', path: '/admin-service/change-stage', access: 'staff' },
  markStation: { method: 'POST', path: '/admin-service/mark-station', access: 'staff' },
  /** Ours: the price of a changed order, and the change itself after the guest agreed on the telephone. */
  quoteChange: { method: 'POST', path: '/admin-service/quote-change', access: 'staff' },
  changeOrder: { method: 'POST', path: '/admin-service/change-order', access: 'staff' },
  /** Ours: a change that the guest is asked about on the order's page, and withdrawing it. */
  proposeChange: { method: 'POST', path: '/admin-service/propose-change', access: 'staff' },
  withdrawProposal: { method: 'POST', path: '/admin-service/withdraw-proposal', access: 'staff' },
  /** Ours: staff confirm that they saw a change. */
  seeChange: { method: 'POST', path: '/admin-service/see-change', access: 'staff' },
  /** Ours: identifies a caller by telephone number; an order taken by telephone or at the counter. */
  findCaller: { method: 'POST', path: '/admin-service/find-caller', access: 'staff' },
  takeTable: { method: 'POST', path: '/admin-service/take-table', access: 'staff' },
  takeOrder: { method: 'POST', path: '/admin-service/take-order', access: 'staff' },
  /** Ours: couriers, what they carry and the cash they owe. */
  getCouriers: { method: 'GET', path: '/admin-service/couriers', access: 'staff' },
  saveCourier: { method: 'POST', path: '/admin-service/setup/couriers', access: 'admin', once: 'by_key_untold' },
  resetCourier: { method: 'POST', path: '/admin-service/setup/reset-courier', access: 'admin' },
  endCourier: { method: 'POST', path: '/admin-service/setup/end-courier', access: 'admin' },
  assignCourier: { method: 'POST', path: '/admin-service/assign-courier', access: 'staff' },
  dropCash: { method: 'POST', path: '/admin-service/drop-cash', access: 'staff', once: 'by_key' },
  closeShift: { method: 'POST', path: '/admin-service/close-shift', access: 'staff' },
  /** Ours: the phone of a courier. */
  authenticateCourier: { method: 'POST', path: '/courier-service/authenticate', access: 'public' },
  getCourierWork: { method: 'GET', path: '/courier-service/work', access: 'courier' },
  carryOrder: { method: 'POST', path: '/courier-service/carry-order', access: 'courier' },
  putBackOrder: { method: 'POST', path: '/courier-service/put-back-order', access: 'courier' },
  sendCourierSteps: { method: 'POST', path: '/courier-service/steps', access: 'courier' },
  endShift: { method: 'POST', path: '/courier-service/end-shift', access: 'courier' },
  signOutCourier: { method: 'POST', path: '/courier-service/sign-out', access: 'courier' },
  /** Ours: corrects how a handed-over order was paid. */
  correctPayment: { method: 'POST', path: '/admin-service/correct-payment', access: 'staff' },
  /** Ours: which orders a panel has shown, and whether it can be heard; answered with the alarms it must sound. */
  reportPanel: { method: 'POST', path: '/admin-service/report-panel', access: 'staff' },
  /** Ours: whether a panel can be heard, and which alarms were raised. */
  getPanelWatch: { method: 'GET', path: '/admin-service/panel-watch', access: 'staff' },
  /** Ours: receipt printers that fetch their slips, and staff answers about slips. */
  getPrinters: { method: 'GET', path: '/admin-service/setup/printers', access: 'admin' },
  savePrinter: { method: 'POST', path: '/admin-service/setup/save-printer', access: 'admin' },
  renewPrinterAddress: { method: 'POST', path: '/admin-service/setup/renew-printer-address', access: 'admin' },
  removePrinter: { method: 'POST', path: '/admin-service/setup/remove-printer', access: 'admin' },
  printTestSlip: { method: 'POST', path: '/admin-service/print-test-slip', access: 'staff', once: 'by_key' },
  printAgain: { method: 'POST', path: '/admin-service/print-again', access: 'staff', once: 'by_key' },
  answerPrintJobs: { method: 'POST', path: '/admin-service/answer-print-jobs', access: 'staff' },
  /** Ours: reviews in every state, and the decision about one. */
  getAllReviews: { method: 'GET', path: '/admin-service/reviews', access: 'admin' },
  moderateReview: { method: 'POST', path: '/admin-service/moderate-review', access: 'admin' },
  /** Ours: a rehearsal with invented orders, and its findings. */
  getRehearsal: { method: 'GET', path: '/admin-service/rehearsal', access: 'staff' },
  startRehearsal: { method: 'POST', path: '/admin-service/start-rehearsal', access: 'staff' },
  stopRehearsal: { method: 'POST', path: '/admin-service/stop-rehearsal', access: 'staff' },
  /** Ours: the block list, and the text for refused guests. */
  getBlocks: { method: 'GET', path: '/admin-service/blocks', access: 'admin' },
  addBlocks: { method: 'POST', path: '/admin-service/add-blocks', access: 'staff' },
  changeBlock: { method: 'POST', path: '/admin-service/change-block', access: 'admin' },
  removeBlocks: { method: 'POST', path: '/admin-service/remove-blocks', access: 'staff' },
  getGuardSettings: { method: 'GET', path: '/admin-service/setup/guard', access: 'admin' },
  saveGuardSettings: { method: 'POST', path: '/admin-service/setup/guard', access: 'admin' },
  /** Ours: what is kept about a person who asks, by mailbox or telephone number; and its deletion. */
  findPersonData: { method: 'POST', path: '/admin-service/find-person-data', access: 'admin', isGrave: true },
  forgetPerson: { method: 'POST', path: '/admin-service/forget-person', access: 'admin', isGrave: true },
  getEntries: { method: 'GET', path: '/admin-service/entries', access: 'staff' },
  getEntriesForPromotions: { method: 'GET', path: '/admin-service/entries/for-promotions', access: 'staff' },
  /** Ours: categories for the product editor, and the caller's rights. */
  getMenuEditing: { method: 'GET', path: '/admin-service/entries/editing', access: 'staff' },
  getEntry: { method: 'GET', path: '/admin-service/entries/get-entry/{id}', access: 'staff' },
  saveEntry: { method: 'POST', path: '/admin-service/entries/add-entry', access: 'staff', once: 'by_key' },
  deleteEntry: { method: 'DELETE', path: '/admin-service/entries/delete-entry/{id}', access: 'staff' },
  /** Ours: restores an archived product. */
  restoreEntry: { method: 'POST', path: '/admin-service/entries/restore-entry', access: 'staff' },
  /** Ours: copies a product, switched off. */
  duplicateEntry: { method: 'POST', path: '/admin-service/entries/duplicate-entry', access: 'staff', once: 'by_key' },
  /** Ours: the order of a category's products. */
  reorderEntries: { method: 'POST', path: '/admin-service/entries/reorder', access: 'staff' },
  /** Ours: several products in one step: switched, moved, archived, restored. */
  changeEntries: { method: 'POST', path: '/admin-service/entries/change-several', access: 'staff' },
  /** Ours: changes one switch immediately. */
  setEntryAvailability: { method: 'POST', path: '/admin-service/entries/set-availability', access: 'staff' },
  /** Ours: changes the stock of one size immediately. */
  setEntryStock: { method: 'POST', path: '/admin-service/entries/set-stock', access: 'staff' },
  /** Ours: the day's menu, composed on the day. */
  getDailyMenu: { method: 'GET', path: '/admin-service/daily-menu', access: 'staff' },
  saveDailyMenu: { method: 'POST', path: '/admin-service/daily-menu', access: 'staff' },
  /** Ours: what administrators have granted to managers. */
  getManagerRights: { method: 'GET', path: '/admin-service/setup/manager-rights', access: 'admin' },
  saveManagerRights: { method: 'POST', path: '/admin-service/setup/manager-rights', access: 'admin', isGrave: true },
  getUsers: { method: 'GET', path: '/admin-service/get-users', access: 'admin' },
  getAdmins: { method: 'GET', path: '/admin-service/get-admins', access: 'admin' },
  createAdditionalUser: {
    method: 'POST',
    path: '/user-service/create-additional-users',
    access: 'admin',
    isGrave: true,
  },
  createAdminUser: { method: 'POST', path: '/admin-service/create-admin-user', access: 'admin', isGrave: true },
  /** Ours: one account with its related data, and what an administrator may do with it. */
  getUser: { method: 'GET', path: '/admin-service/users/{id}', access: 'admin' },
  saveUser: { method: 'POST', path: '/admin-service/users/{id}', access: 'admin', isGrave: true },
  endUserSessions: { method: 'POST', path: '/admin-service/users/{id}/sign-out', access: 'admin' },
  /** Ours: who saved what in the back office, and when. */
  getChanges: { method: 'GET', path: '/admin-service/changes', access: 'admin' },
  /** Ours: health of copies, mail, disk, panels and printers, for the owner. */
  getShopHealth: { method: 'GET', path: '/admin-service/shop-health', access: 'admin' },
  /** Ours: acknowledges mails that were given up, so that they are no longer reported. */
  setMailsAside: { method: 'POST', path: '/admin-service/shop-health/set-mails-aside', access: 'admin' },
  /** Ours: whether the shop's address sends pages unencrypted and no administrator has accepted it, and accepting it. */
  getPlainAddress: { method: 'GET', path: '/admin-service/shop-health/plain-address', access: 'admin' },
  acceptPlainAddress: { method: 'POST', path: '/admin-service/shop-health/accept-plain-address', access: 'admin' },
  /** Ours: sign-ins, refusals, exports and changes of rights. */
  getSecurityEvents: { method: 'GET', path: '/admin-service/security-events', access: 'admin' },
  fetchSetup: { method: 'GET', path: '/admin-service/setup/fetch-information', access: 'admin' },
  saveContact: { method: 'POST', path: '/admin-service/setup/contact-information', access: 'admin' },
  saveAddress: { method: 'POST', path: '/admin-service/setup/address', access: 'admin' },
  /** Ours: data for the form of the hours. */
  getScheduleSetup: { method: 'GET', path: '/admin-service/setup/restaurant-schedule', access: 'admin' },
  saveRestaurantSchedule: { method: 'POST', path: '/admin-service/setup/restaurant-schedule', access: 'admin' },
  /** Ours: data for the form of the services. */
  getOfferedServices: { method: 'GET', path: '/admin-service/setup/offered-services', access: 'admin' },
  saveOfferedServices: { method: 'POST', path: '/admin-service/setup/offered-services', access: 'admin' },
  /** Ours: how often the promised hour was kept. */
  getKeptPromises: { method: 'GET', path: '/admin-service/kept-promises', access: 'admin' },
  /** Ours: the kitchen's capacity per quarter of an hour. */
  getCapacity: { method: 'GET', path: '/admin-service/setup/capacity', access: 'admin' },
  saveCapacity: { method: 'POST', path: '/admin-service/setup/capacity', access: 'admin' },
  /** Ours: data for the form of the payment methods. */
  getPaymentMethods: { method: 'GET', path: '/admin-service/setup/pmt', access: 'admin' },
  savePaymentMethods: { method: 'POST', path: '/admin-service/setup/pmt', access: 'admin', isGrave: true },
  /** Ours: pictures of the restaurant itself. */
  getHousePictures: { method: 'GET', path: '/admin-service/setup/house-pictures', access: 'admin' },
  saveHousePictures: { method: 'POST', path: '/admin-service/setup/house-pictures', access: 'admin' },
  /** Ours: delivery zones and their terms. */
  getDeliveryZones: { method: 'GET', path: '/admin-service/setup/delivery-zones', access: 'admin' },
  saveDeliveryZones: { method: 'POST', path: '/admin-service/setup/delivery-zones', access: 'admin' },
  /** Ours: the legal texts with their drafts and versions. */
  getLegalTextsSetup: { method: 'GET', path: '/admin-service/setup/legal-texts', access: 'admin' },
  getLegalSetup: { method: 'GET', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  saveLegalDraft: { method: 'POST', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  discardLegalDraft: { method: 'DELETE', path: '/admin-service/setup/legal-texts/{kind}', access: 'admin' },
  publishLegalText: {
    method: 'POST',
    path: '/admin-service/setup/publish-legal-text/{kind}',
    access: 'admin',
    isGrave: true,
  },
  getSales: { method: 'GET', path: '/admin-service/sales/{dataType}', access: 'admin' },
  getMostSoldProducts: { method: 'GET', path: '/admin-service/most-sold/products', access: 'admin' },
  getClients: { method: 'GET', path: '/admin-service/clients', access: 'admin' },
  /** Ours: rejected and cancelled orders, with reasons. */
  getRejectedOrders: { method: 'GET', path: '/admin-service/rejected-orders', access: 'admin' },
  /** Ours: the daily report. */
  getDayClose: { method: 'GET', path: '/admin-service/day-close', access: 'admin' },
  /** Ours: orders, their lines, customers or reservations of a period. */
  exportTable: { method: 'GET', path: '/admin-service/export/{kind}', access: 'admin', isGrave: true, answer: 'csv' },
  /** Ours: the back office's first page. */
  getToday: { method: 'GET', path: '/admin-service/today', access: 'admin' },
  getAdminPromotions: { method: 'GET', path: '/admin-service/admin/promotions', access: 'admin' },
  savePromotion: {
    method: 'POST',
    path: '/admin-service/admin/promotions/create-promotion',
    access: 'admin',
    once: 'by_key',
  },
  sendNewsletter: { method: 'POST', path: '/admin-service/sales/send-email-to-subscribers', access: 'admin' },
  addNewsletterImage: {
    method: 'POST',
    path: '/admin-service/sales/add-newsletter-image',
    access: 'admin',
    body: 'form',
  },
  /** Ours: sends the newsletter to the caller only. */
  testNewsletter: { method: 'POST', path: '/admin-service/newsletter/send-test', access: 'admin' },
  /** Ours: the caller's unfinished newsletter. */
  getNewsletterDraft: { method: 'GET', path: '/admin-service/newsletter/draft', access: 'admin' },
  saveNewsletterDraft: { method: 'POST', path: '/admin-service/newsletter/draft', access: 'admin' },
  /** Ours: sent newsletters and their progress. */
  getCampaigns: { method: 'GET', path: '/admin-service/newsletter/campaigns', access: 'admin' },
  changeCampaign: { method: 'POST', path: '/admin-service/newsletter/change-campaign', access: 'admin' },
  /** Ours: what exists of the demonstration data, and what removing it would delete. */
  getDemo: { method: 'GET', path: '/admin-service/setup/demo', access: 'admin' },
  removeDemo: { method: 'POST', path: '/admin-service/setup/remove-demo', access: 'admin' },
} as const satisfies Record<string, Call>;

/**
 * Calls refused to an enrolled tablet: everything about the account of the administrator who enrolled it, and editing
 * the menu. Calls of administrators are already refused by its role.
 */
export const NOT_FOR_PANELS: ReadonlySet<CallName> = new Set<CallName>([
  'getOwnSecurity',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'endOwnDevice',
  'endOtherDevices',
  'getOwnDevices',
  'signOutDevice',
  'signOutOthers',
  'prove',
  'requireProof',
  'lockOffice',
  'saveIngredient',
  'deleteIngredient',
  'saveOptionGroup',
  'deleteOptionGroup',
  'saveOptionUses',
  'uploadPicture',
  'addProductImages',
  'saveEntry',
  'deleteEntry',
  'restoreEntry',
  'duplicateEntry',
  'reorderEntries',
  'changeEntries',
]);

/** Calls allowed to a locked tablet: it shows, rings and reports, and changes nothing. */
export const WHILE_LOCKED: ReadonlySet<CallName> = new Set<CallName>([
  'unlockPanel',
  'lockPanel',
  'reportPanel',
  'createSocketTicket',
  'signOut',
]);

export type CallName = keyof typeof CALLS;

/** Whether the call is sent as a form with files instead of JSON. */
export function isForm(name: CallName): boolean {
  const call: Call = CALLS[name];
  return call.body === 'form';
}

/** The content type of the answer: a download, or JSON. */
export function answerType(name: CallName): 'text/csv' | 'application/zip' | 'application/json' {
  const { answer }: Call = CALLS[name];
  if (answer === undefined) return 'application/json';
  return answer === 'csv' ? 'text/csv' : 'application/zip';
}

/** The order panel's push connection (back-office.md §7). */
export const SOCKET_PATH = '/user-service/ws';

/** The caller's newsletter draft, rendered as a mail: a document, not a call. */
export const NEWSLETTER_PREVIEW_PATH = '/admin-service/newsletter/preview';
