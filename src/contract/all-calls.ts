/** Every call of the API by its name: for the server and for tools. Browsers import the calls they make. */
import * as accountsCalls from './accounts/calls.ts';
import * as accountsStaffCalls from './accounts/staff-calls.ts';
import * as archiveStaffCalls from './archive/staff-calls.ts';
import * as backupsStaffCalls from './backups/staff-calls.ts';
import * as campaignsStaffCalls from './campaigns/staff-calls.ts';
import * as capacityStaffCalls from './capacity/staff-calls.ts';
import * as cartLinksCalls from './cart-links/calls.ts';
import * as categoriesStaffCalls from './categories/staff-calls.ts';
import * as changesStaffCalls from './changes/staff-calls.ts';
import * as couriersStaffCalls from './couriers/staff-calls.ts';
import * as deliveryStaffCalls from './delivery/staff-calls.ts';
import * as demoStaffCalls from './demo/staff-calls.ts';
import * as fiscalStaffCalls from './fiscal/staff-calls.ts';
import * as guardCalls from './guard/calls.ts';
import * as guardStaffCalls from './guard/staff-calls.ts';
import * as ingredientsStaffCalls from './ingredients/staff-calls.ts';
import * as invoicesStaffCalls from './invoices/staff-calls.ts';
import * as legalCalls from './legal/calls.ts';
import * as legalStaffCalls from './legal/staff-calls.ts';
import * as menuCalls from './menu/calls.ts';
import * as menuStaffCalls from './menu/staff-calls.ts';
import * as menuImportStaffCalls from './menu-import/staff-calls.ts';
import * as monitorStaffCalls from './monitor/staff-calls.ts';
import * as newsletterCalls from './newsletter/calls.ts';
import * as optionsStaffCalls from './options/staff-calls.ts';
import * as ordersCalls from './orders/calls.ts';
import * as ordersStaffCalls from './orders/staff-calls.ts';
import * as paymentSettingsStaffCalls from './payment-settings/staff-calls.ts';
import * as paymentsCalls from './payments/calls.ts';
import * as paymentsStaffCalls from './payments/staff-calls.ts';
import * as picturesStaffCalls from './pictures/staff-calls.ts';
import * as printingStaffCalls from './printing/staff-calls.ts';
import * as productsStaffCalls from './products/staff-calls.ts';
import * as promotionsCalls from './promotions/calls.ts';
import * as promotionsStaffCalls from './promotions/staff-calls.ts';
import * as rehearsalStaffCalls from './rehearsal/staff-calls.ts';
import * as replayStaffCalls from './replay/staff-calls.ts';
import * as reservationsCalls from './reservations/calls.ts';
import * as reservationsStaffCalls from './reservations/staff-calls.ts';
import * as restaurantCalls from './restaurant/calls.ts';
import * as restaurantStaffCalls from './restaurant/staff-calls.ts';
import * as reviewsCalls from './reviews/calls.ts';
import * as reviewsStaffCalls from './reviews/staff-calls.ts';
import * as scheduleStaffCalls from './schedule/staff-calls.ts';
import * as securityLogStaffCalls from './security-log/staff-calls.ts';
import * as serverSettingsStaffCalls from './server-settings/staff-calls.ts';
import * as stationsStaffCalls from './stations/staff-calls.ts';
import * as statisticsStaffCalls from './statistics/staff-calls.ts';
import * as todayStaffCalls from './today/staff-calls.ts';
import * as usersStaffCalls from './users/staff-calls.ts';
import * as vatStaffCalls from './vat/staff-calls.ts';
import * as watchStaffCalls from './watch/staff-calls.ts';
import * as withdrawalsCalls from './withdrawals/calls.ts';
import * as withdrawalsStaffCalls from './withdrawals/staff-calls.ts';

/** The calls of each word of the restaurant, by their names. */
export const CALLS_BY_WORD = {
  accounts: { ...accountsCalls, ...accountsStaffCalls },
  archive: archiveStaffCalls,
  backups: backupsStaffCalls,
  campaigns: campaignsStaffCalls,
  capacity: capacityStaffCalls,
  'cart-links': cartLinksCalls,
  categories: categoriesStaffCalls,
  changes: changesStaffCalls,
  couriers: couriersStaffCalls,
  delivery: deliveryStaffCalls,
  demo: demoStaffCalls,
  fiscal: fiscalStaffCalls,
  guard: { ...guardCalls, ...guardStaffCalls },
  ingredients: ingredientsStaffCalls,
  invoices: invoicesStaffCalls,
  legal: { ...legalCalls, ...legalStaffCalls },
  menu: { ...menuCalls, ...menuStaffCalls },
  'menu-import': menuImportStaffCalls,
  monitor: monitorStaffCalls,
  newsletter: newsletterCalls,
  options: optionsStaffCalls,
  orders: { ...ordersCalls, ...ordersStaffCalls },
  payments: { ...paymentsCalls, ...paymentsStaffCalls },
  'payment-settings': paymentSettingsStaffCalls,
  pictures: picturesStaffCalls,
  printing: printingStaffCalls,
  products: productsStaffCalls,
  promotions: { ...promotionsCalls, ...promotionsStaffCalls },
  rehearsal: rehearsalStaffCalls,
  replay: replayStaffCalls,
  reservations: { ...reservationsCalls, ...reservationsStaffCalls },
  restaurant: { ...restaurantCalls, ...restaurantStaffCalls },
  reviews: { ...reviewsCalls, ...reviewsStaffCalls },
  schedule: scheduleStaffCalls,
  'security-log': securityLogStaffCalls,
  'server-settings': serverSettingsStaffCalls,
  stations: stationsStaffCalls,
  statistics: statisticsStaffCalls,
  today: todayStaffCalls,
  users: usersStaffCalls,
  vat: vatStaffCalls,
  watch: watchStaffCalls,
  withdrawals: { ...withdrawalsCalls, ...withdrawalsStaffCalls },
};

type AllOf<Word> = (Word extends unknown ? (word: Word) => void : never) extends (all: infer All) => void ? All : never;
export type Calls = AllOf<(typeof CALLS_BY_WORD)[keyof typeof CALLS_BY_WORD]>;
export type CallName = keyof Calls;

// Each name is declared in one word alone (all-calls.test.ts).
export const CALLS = Object.assign({}, ...Object.values(CALLS_BY_WORD)) as Calls;
