import { bindProviders } from '#server/features/payments/index.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_TRANSACTION } from '#server/platform/define/tables.ts';
import { PUSH_SERVICES } from '#server/platform/push/push-sender.ts';
import { rejectUnansweredPaid } from './answers/reject-unanswered.ts';
import { foldOrderCounts } from './fold-order-counts.ts';
import { followOrderEvents } from './follow-order-events.ts';
import { learnFromOrders } from './learn-from-orders.ts';
import { invoiceIssued } from './mails/invoice-issued.ts';
import { orderAccepted } from './mails/order-accepted.ts';
import { orderChanged } from './mails/order-changed.ts';
import { orderProposed } from './mails/order-proposed.ts';
import { orderReceived } from './mails/order-received.ts';
import { orderRejected } from './mails/order-rejected.ts';
import { orderRescheduled } from './mails/order-rescheduled.ts';
import { deleteOldNotifications } from './notifications/follow-by-push.ts';
import { PUSH_QUEUE } from './notifications/push-queue.ts';
import { openNotifications } from './notifications/send-notification.ts';
import { ORDER_EVENTS_CHANNEL } from './order-event.ts';
import { orderRoutes } from './orders.routes.ts';
import { anonymiseOldOrders, anonymiseOrders, exportOrders, refuseUnderWay } from './personal-data.ts';
import { pushOrders } from './push-orders.ts';
import { telephoneRoutes } from './telephone/telephone.routes.ts';
import { updateOrderingHabits } from './update-ordering-habits.ts';

export const ordersFeature = defineFeature('orders', {
  routes: [
    (services) => orderRoutes({ ...services, payments: bindProviders(services) }),
    (services) => telephoneRoutes({ ...services, payments: bindProviders(services) }),
  ],
  mails: [orderReceived, orderAccepted, orderRescheduled, orderProposed, orderChanged, orderRejected, invoiceIssued],
  chores: [
    hourly(anonymiseOldOrders),
    hourly(foldOrderCounts),
    hourly(deleteOldNotifications),
    { name: 'rejectUnansweredPaid', every: 'minute', of: 'shop', run: rejectUnansweredPaid },
    // Frequent, because guests see the present estimate; reads a few rows and writes only when the result changed.
    {
      name: 'learnFromOrders',
      every: 'minute',
      of: 'shop',
      run: ({ db, clock }) => learnFromOrders(db, clock()),
    },
    {
      name: 'updateOrderingHabits',
      every: 'ten minutes',
      of: 'shop',
      run: ({ db, clock }) => updateOrderingHabits(db, clock()),
    },
  ],
  queues: [{ queue: PUSH_QUEUE, failed: 'push.not_sent', open: openNotifications }],
  channels: [
    {
      name: ORDER_EVENTS_CHANNEL,
      follow: (services, panels) => {
        const feed = followOrderEvents(services.db, services.log);
        pushOrders({ ...services, feed, broadcast: panels.broadcast, isHeard: panels.isHeard });
        return feed;
      },
    },
  ],
  outboundCallers: [PUSH_SERVICES],
  personalData: {
    exports: { orders: (db, { orderIds }) => exportOrders(db, orderIds) },
    mayForget: refuseUnderWay,
    forget: anonymiseOrders,
  },
  retention: ['contact_of_orders', 'followed_orders', 'unpaid_orders'],
  tables: {
    orders: {
      archive: 'guests',
      topic: 'Orders',
      differs: {
        columns: ['access_token_hash'],
        why: 'pages of orders open with the key of the shop: links in new mails open, those in old mails do not',
      },
    },
    order_lines: { archive: 'guests', topic: 'Orders' },
    order_bundles: { archive: 'guests', topic: 'Orders', withheld: ['update'] },
    order_events: { archive: 'guests', topic: 'Orders', withheld: ['delete', 'update'], differs: NEW_TRANSACTION },
    order_versions: { archive: 'guests', topic: 'Orders', withheld: ['update'] },
    order_proposals: { archive: 'guests', topic: 'Orders' },
    // Another shop has its own products and promotions under these ids: its orders are computed from their own record.
    order_rules: { archive: 'passing', topic: 'Orders', withheld: ['delete', 'update'] },
    rule_pieces: { archive: 'passing', topic: 'Orders', withheld: ['delete', 'update'] },
    kitchen_numbers: { archive: 'passing', topic: 'Orders', withheld: ['delete'] },
    closed_order_counts: { archive: 'derived', topic: 'Orders', withheld: ['update'] },
    push_subscriptions: { archive: 'secret', topic: 'Orders' },
  },
});
