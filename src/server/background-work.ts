/** Background work of a web process: pushes orders to panels, sends mails, deletes expired data. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import type { Desk } from '#contract/panel/live.ts';
import { MINUTE_MS } from '#domain/time/instant.ts';
import { deleteExpiredSessions, deleteUnconfirmedAccounts } from './features/accounts/delete-stale-accounts.ts';
import { findSocketSession, isSocketTicket } from './features/accounts/sign-in/socket-tickets.ts';
import { isStaff } from './features/accounts/sign-in/staff-roles.ts';
import { tellMissingBackups } from './features/backups/tell-missing-backups.ts';
import { workCampaigns } from './features/campaigns/work-campaigns.ts';
import { deleteUnusedCartLinks } from './features/cart-links/send-cart.ts';
import { deleteOldCourierRows } from './features/couriers/couriers.door.ts';
import { deleteEndedBlocks } from './features/guard/personal-data.ts';
import { announceWindowTurns } from './features/menu/announce-window-turns.ts';
import { SOLD_OUTS_CHANNEL } from './features/menu/sold-outs.repository.ts';
import { workImportPictures } from './features/menu-import/fetch-pictures.ts';
import { deleteOldImportPictures } from './features/menu-import/import-pictures.repository.ts';
import { tellClocksApart } from './features/monitor/watch-clock.ts';
import { deleteOldSubscribers } from './features/newsletter/personal-data.ts';
import { foldOrderCounts } from './features/orders/fold-order-counts.ts';
import { followOrderEvents } from './features/orders/follow-order-events.ts';
import { learnFromOrders } from './features/orders/learn-from-orders.ts';
import { deleteOldNews } from './features/orders/news/follow-by-push.ts';
import { workNews } from './features/orders/news/send-news.ts';
import { ORDER_EVENTS_CHANNEL } from './features/orders/order-event.ts';
import { anonymiseOldOrders } from './features/orders/personal-data.ts';
import { pushOrders } from './features/orders/push-orders.ts';
import { updateOrderingHabits } from './features/orders/update-ordering-habits.ts';
import { deleteOldPrintJobs } from './features/printing/load-printers.ts';
import { closeDailyMenus } from './features/products/close-daily-menus.ts';
import { anonymiseEndedCoupons } from './features/promotions/personal-data.ts';
import { continueRehearsal } from './features/rehearsal/run-rehearsal.ts';
import { followReservationEvents } from './features/reservations/follow-reservation-events.ts';
import { deleteOldReservations } from './features/reservations/personal-data.ts';
import { RESERVATION_EVENTS_CHANNEL } from './features/reservations/stored-reservation.ts';
import { loadRestaurantContact } from './features/restaurant/load-restaurant.ts';
import { SERVICE_CONTROL_CHANNEL } from './features/schedule/pauses.repository.ts';
import { deleteOldSlots } from './features/schedule/schedule.door.ts';
import { sumCustomers } from './features/statistics/sum-customers.ts';
import { deleteOldPanels } from './features/watch/report-panel.ts';
import { ALARMS_CHANNEL } from './features/watch/watch.repository.ts';
import { watchOrders } from './features/watch/watch-orders.ts';
import { deleteOldWithdrawals } from './features/withdrawals/personal-data.ts';
import { mailServices } from './mails.ts';
import { listen } from './platform/events/listener.ts';
import { refuseUpgrade } from './platform/http/open-server.ts';
import { hasPlainHost } from './platform/http/plain-host.ts';
import { deleteExpiredKeys } from './platform/idempotency.ts';
import { deleteUnusedPictures } from './platform/images/keep-pictures.ts';
import { deleteMailFiles, deleteSentMails } from './platform/mail/delete-old-mails.ts';
import { openMailer, tracedMailer } from './platform/mail/mailer.ts';
import { workMails } from './platform/mail/work-mails.ts';
import { openPushSender } from './platform/push/push-sender.ts';
import { runEvery } from './platform/run-every.ts';
import { deleteExpiredCounts } from './platform/security/rate-limits.ts';
import { deleteOldSecurityEvents } from './platform/security/security-book.ts';
import { findSessionById, SESSION_END_CHANNEL } from './platform/sessions.ts';
import { openSockets } from './platform/sockets/sockets.ts';
import { applyPastTurns } from './platform/versions/data-versions.ts';
import type { Services } from './services.ts';

/** Interval at which a rehearsal is continued. */
const REHEARSAL_LOOK_MS = 5_000;

export type BackgroundWork = {
  /** For the HTTP server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Resolves when every later order and table request will be pushed. */
  readonly begun: Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts the background work; the database may still be down. */
export function beginBackgroundWork(services: Services): BackgroundWork {
  const { db, clock, config, log, tracer } = services;
  const stopping = new AbortController();
  const mailer = tracedMailer(openMailer(config), tracer);
  const mails = workMails({ ...services, ...mailServices(services, mailer) }, stopping.signal);
  const loadContact = async () => `mailto:${(await loadRestaurantContact(services)).email}`;
  const push = openPushSender({ ...services, loadContact });
  const news = workNews({ ...services, push }, stopping.signal);
  const watch = watchOrders(services, stopping.signal);
  const pictures = workImportPictures(services, stopping.signal);
  // A separate connection, so that mails about orders do not wait behind thousands of newsletters.
  const newsletterMailer = tracedMailer(openMailer(config), tracer);
  const campaigns = workCampaigns({ ...services, mailer: newsletterMailer }, stopping.signal);
  const feed = followOrderEvents(db, log);
  const tables = followReservationEvents(db, log);
  const sockets = openSockets({
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    clock,
    log,
    isTicket: (shown) => isSocketTicket(services, shown),
    // A panel reads its lists when it is greeted, so every later commit must already be followed here.
    findSession: async (shown) => {
      await Promise.all([feed.begun, tables.begun]);
      return findSocketSession(services, shown);
    },
    recheck: ({ id }) => findSessionById(db, id, clock()),
    mayListen: ({ roles }) => isStaff(roles),
  });
  pushOrders({ ...services, feed, broadcast: sockets.broadcast, isHeard: sockets.isHeard });
  const notifyDesk = (desk: Desk) => sockets.broadcast({ type: 'desk-changed', data: { desk } });
  tables.subscribe(() => notifyDesk('reservations'));
  // Panels poll alarms; this makes them poll immediately.
  const notifyAlarms = () => sockets.broadcast({ type: 'alarms-changed', data: {} });
  const listener = listen({
    url: config.databaseUrl ?? '',
    channels: {
      [ORDER_EVENTS_CHANNEL]: feed.hint,
      [SESSION_END_CHANNEL]: sockets.recheck,
      [ALARMS_CHANNEL]: notifyAlarms,
      [RESERVATION_EVENTS_CHANNEL]: tables.hint,
      [SERVICE_CONTROL_CHANNEL]: () => notifyDesk('service'),
      [SOLD_OUTS_CHANNEL]: () => notifyDesk('sold-out'),
    },
    log,
  });
  const chores = [
    deleteExpiredSessions,
    deleteUnconfirmedAccounts,
    deleteExpiredKeys,
    anonymiseOldOrders,
    deleteSentMails,
    deleteOldReservations,
    deleteOldWithdrawals,
    deleteOldSubscribers,
    anonymiseEndedCoupons,
    deleteEndedBlocks,
    deleteExpiredCounts,
    deleteOldSecurityEvents,
    applyPastTurns,
    announceWindowTurns,
    closeDailyMenus,
    foldOrderCounts,
    sumCustomers,
    deleteOldPanels,
    deleteOldSlots,
    deleteOldCourierRows,
    deleteOldNews,
    deleteOldPrintJobs,
    deleteUnusedCartLinks,
    deleteOldImportPictures,
    deleteUnusedPictures,
  ];
  const stopHourly = runEvery(
    60 * MINUTE_MS,
    [
      ...chores.map((chore) => () => chore(db, clock())),
      () => deleteMailFiles(config.dataDir, clock()),
      () => tellMissingBackups(services),
    ],
    log,
  );
  // Frequent, because guests see the present estimate; reads a few rows and writes only when the result changed.
  const stopLearning = runEvery(
    MINUTE_MS,
    [() => learnFromOrders(db, clock()), () => services.securityBook.writeRepeated()],
    log,
  );
  // One short query when no rehearsal runs; a rehearsal interrupted by a crash ends here.
  const stopRehearsing = runEvery(REHEARSAL_LOOK_MS, [() => continueRehearsal(services)], log);
  const stopCounting = runEvery(
    10 * MINUTE_MS,
    [() => updateOrderingHabits(db, clock()), () => tellClocksApart(db, log)],
    log,
  );
  return {
    upgrade(request, socket, head) {
      // Node removes its own listener at the upgrade; without this one, a peer that disconnects now would crash the
      // process.
      socket.on('error', () => socket.destroy());
      if (!hasPlainHost(request)) refuseUpgrade(socket, '400 Bad Request');
      else if (request.url?.split('?')[0] === SOCKET_PATH) sockets.upgrade(request, socket, head);
      else refuseUpgrade(socket, '404 Not Found');
    },
    begun: Promise.all([feed.begun, tables.begun, listener.begun]).then(() => {}),
    async close() {
      const choresEnded = [stopHourly, stopLearning, stopCounting, stopRehearsing].map((stop) => stop());
      stopping.abort();
      await sockets.close();
      await listener.close();
      await Promise.all([feed.close(), tables.close()]);
      await Promise.all([mails, news, campaigns, watch, pictures, ...choresEnded]);
      mailer.close();
      newsletterMailer.close();
    },
  };
}
