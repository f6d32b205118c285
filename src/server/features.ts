/**
 * The features of the product. Calls, mails, background work, the archive, the rights on tables and what is known of a
 * person follow from their declarations. A feature that would import one above it gets what it needs here.
 *
 * The order is that in which a person's data are exported and forgotten, and in which chores run.
 */
import type { Instant } from '#domain/time/instant.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { archiveFeature } from './features/archive/feature.ts';
import { backupsFeature } from './features/backups/feature.ts';
import { campaignsFeature } from './features/campaigns/feature.ts';
import { capacityFeature } from './features/capacity/feature.ts';
import { cartLinksFeature } from './features/cart-links/feature.ts';
import { categoriesFeature } from './features/categories/feature.ts';
import { changesFeature } from './features/changes/feature.ts';
import { couriersFeature } from './features/couriers/feature.ts';
import { deliveryFeature } from './features/delivery/feature.ts';
import { demoFeature } from './features/demo/feature.ts';
import { fiscalFeature } from './features/fiscal/feature.ts';
import { guardFeature } from './features/guard/feature.ts';
import { ingredientsFeature } from './features/ingredients/feature.ts';
import { invoicesFeature } from './features/invoices/feature.ts';
import { legalFeature } from './features/legal/feature.ts';
import { menuFeature } from './features/menu/feature.ts';
import { menuImportFeature } from './features/menu-import/feature.ts';
import { monitorFeature } from './features/monitor/feature.ts';
import { newsletterFeature } from './features/newsletter/feature.ts';
import { optionsFeature } from './features/options/feature.ts';
import { ordersFeature } from './features/orders/feature.ts';
import {
  findOrderId,
  findSoldOrder,
  findStaffOrder,
  invoiceIssued,
  listOrdersOnClosedDays,
  PAYMENT_STEPS,
} from './features/orders/index.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { picturesFeature } from './features/pictures/feature.ts';
import { printingFeature } from './features/printing/feature.ts';
import { productsFeature } from './features/products/feature.ts';
import { promotionsFeature } from './features/promotions/feature.ts';
import { rehearsalFeature } from './features/rehearsal/feature.ts';
import { replayFeature } from './features/replay/feature.ts';
import { reservationsFeature } from './features/reservations/feature.ts';
import { listReservationsOnClosedDays } from './features/reservations/index.ts';
import { restaurantFeature } from './features/restaurant/feature.ts';
import { loadRestaurantContact } from './features/restaurant/index.ts';
import { restaurantFactsFeature } from './features/restaurant-facts/feature.ts';
import { reviewsFeature } from './features/reviews/feature.ts';
import { scheduleFeature } from './features/schedule/feature.ts';
import { securityLogFeature } from './features/security-log/feature.ts';
import { serverSettingsFeature } from './features/server-settings/feature.ts';
import { stationsFeature } from './features/stations/feature.ts';
import { statisticsFeature } from './features/statistics/feature.ts';
import { todayFeature } from './features/today/feature.ts';
import { usersFeature } from './features/users/feature.ts';
import { vatFeature } from './features/vat/feature.ts';
import { watchFeature } from './features/watch/feature.ts';
import { withdrawalsFeature } from './features/withdrawals/feature.ts';
import type { Database } from './platform/database.ts';
import type { Feature } from './platform/define/feature.ts';
import type { FeatureServices } from './platform/define/feature-services.ts';
import { peopleOf } from './platform/define/personal-data.ts';
import { archiveTablesOf } from './platform/define/tables.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { SendMailServices } from './platform/mail/send-mail.ts';
import { platformFeature } from './platform/platform-feature.ts';

/** What is known of a person, by all features. */
export const PEOPLE = peopleOf(() => FEATURES);

export const FEATURES: readonly Feature[] = [
  platformFeature(mailServices),
  ordersFeature,
  reviewsFeature,
  reservationsFeature,
  withdrawalsFeature,
  newsletterFeature,
  securityLogFeature,
  guardFeature,
  promotionsFeature,
  changesFeature,
  accountsFeature(PEOPLE),
  archiveFeature(archiveTablesOf(() => FEATURES)),
  backupsFeature,
  campaignsFeature,
  capacityFeature,
  cartLinksFeature,
  categoriesFeature,
  couriersFeature,
  deliveryFeature,
  demoFeature,
  fiscalFeature({ findOrderId, loadOrder: findSoldOrder }),
  restaurantFactsFeature,
  ingredientsFeature,
  invoicesFeature({ findOrderId, findOrder: findSoldOrder, mailOf: invoiceIssued.job }),
  legalFeature,
  menuFeature,
  menuImportFeature,
  monitorFeature,
  optionsFeature,
  paymentsFeature(PAYMENT_STEPS),
  picturesFeature,
  printingFeature({ findOrderId, loadOrder: findStaffOrder }),
  productsFeature,
  rehearsalFeature,
  replayFeature,
  restaurantFeature,
  scheduleFeature({ listBookedOnClosedDays }),
  serverSettingsFeature,
  stationsFeature,
  vatFeature,
  statisticsFeature,
  todayFeature,
  usersFeature,
  watchFeature,
];

/** The services for sending mails, built from those of the process. */
export function mailServices(services: FeatureServices, mailer: Mailer): SendMailServices {
  const { config, db, clock, secrets, snapshots } = services;
  const mails = FEATURES.flatMap((feature) => feature.mails);
  const loadSender = () => loadRestaurantContact(services);
  return { db, clock, secrets, snapshots, publicUrl: config.publicUrl, mailer, mails, loadSender };
}

async function listBookedOnClosedDays(db: Database, now: Instant) {
  return { orders: await listOrdersOnClosedDays(db, now), reservations: await listReservationsOnClosedDays(db, now) };
}
