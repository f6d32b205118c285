import { REPLAYED_HEADER } from '#contract/call.ts';
import type { CallOutput } from '#contract/client.ts';
import { orderToWire, ownOrdersToWire, staffOrdersToWire, trackedToWire } from '#contract/orders/codec.ts';
import { closedDayOf } from '#domain/orders/closed-day.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { canMove } from '#domain/orders/order-status.ts';
import type { Result } from '#domain/result.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import {
  loadHouseRules,
  loadRestaurantContact,
  readScheduleInForce,
} from '#server/features/restaurant/restaurant.door.ts';
import { type SharedBody, shareJson } from '#server/platform/http/answers/shared-body.ts';
import { answer, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import { hashSecret, requireSession } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { coalesceReads } from '#server/platform/versions/coalesce-reads.ts';
import {
  type AnswerRefusal,
  cancelOrder,
  changePromise,
  confirmOrder,
  correctPayment,
  markAsDelivered,
  rejectOrder,
} from './answer-order.ts';
import { listOrdersOfUser } from './list-orders-of-user.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { ORDER_ACCESS_DAYS, orderAccessToken, trackingPath } from './order-access.ts';
import { refuseAnswer, refusePlacing } from './order-refusals.ts';
import { type PlaceOrderServices, placeOrder } from './place-order.ts';
import { isCancelledByGuest, type OrderHead, type StoredOrder } from './stored-order.ts';
import { findOrder } from './stored-orders.repository.ts';
import { listedOrder, viewOrder } from './view-order.ts';

type OrderServices = PlaceOrderServices & { readonly snapshots: Snapshots };

/** Orders from one address in an hour (reliability.md T19). */
const ORDERS_PER_HOUR = { points: 30, seconds: 3600 };
const DAY_MS = 24 * 3_600_000;

export function orderRoutes(services: OrderServices): readonly Route[] {
  return [...guestRoutes(services), ...staffRoutes(services)];
}

function guestRoutes(services: OrderServices): readonly Route[] {
  const { db, clock } = services;
  return [
    defineRoute(
      'placeOrder',
      async ({ body, headers, session }) => {
        const placed = await placeOrder(services, { body, headers, session });
        if (!placed.ok) return refusePlacing(placed.error, clock());
        const { answer: stored, accessToken, isReplay } = placed.value;
        return answer(
          { ...stored, accessToken, trackingPath: trackingPath(accessToken) },
          { status: 201, headers: isReplay ? { [REPLAYED_HEADER]: 'true' } : {} },
        );
      },
      { limit: ORDERS_PER_HOUR, needsRoom: true },
    ),
    defineRoute('getOrderDetails', async ({ params, session }) => {
      const { userId } = requireSession(session);
      const order = await findOrder(db, { by: 'owner', number: params.id, userId });
      if (order === null) return refuse('order_not_found');
      const isPageOpen = order.placedAt > clock() - ORDER_ACCESS_DAYS * DAY_MS;
      const token = orderAccessToken(await services.secrets.load('order_access'), order.id);
      return answer([orderToWire(viewOrder(order, 'guest', { livePage: isPageOpen ? trackingPath(token) : null }))]);
    }),
    defineRoute('getUserOrders', async ({ query: { page, size }, session }) => {
      const { userId } = requireSession(session);
      return answer(ownOrdersToWire(await listOrdersOfUser(db, { userId, page, size })));
    }),
    defineRoute('trackOrder', async ({ params }) => {
      const now = clock();
      const placedAfter = instant(now - ORDER_ACCESS_DAYS * DAY_MS);
      const order = await findOrder(db, { by: 'access', tokenHash: hashSecret(params.token), placedAfter });
      return order === null ? refuse('order_not_found') : answer(await presentTracked(services, order, now));
    }),
    defineRoute('cancelOrder', async ({ body: { token, reason } }) => {
      const now = clock();
      const placedAfter = instant(now - ORDER_ACCESS_DAYS * DAY_MS);
      const order = await findOrder(db, { by: 'access', tokenHash: hashSecret(token), placedAfter });
      if (order === null) return refuse('order_not_found');
      const cancelled = await cancelOrder(services, order.number, reason);
      if (cancelled.ok) return answer(await presentTracked(services, cancelled.value, now));
      return cancelled.error.code === 'already_decided'
        ? refuse('cancel_too_late')
        : cancelled.error.code === 'cancel_not_offered'
          ? refuse('cancel_not_offered')
          : refuseAnswer(cancelled.error, now);
    }),
  ];
}

/** The order as its own page shows it. */
async function presentTracked(
  services: OrderServices,
  order: StoredOrder,
  now: Instant,
): Promise<CallOutput<'trackOrder'>> {
  const { name, phone, address } = await loadRestaurantContact(services);
  const mayCancel = canMove(order.status, 'cancel') && (await loadHouseRules(services.db)).guestsMayCancel;
  return trackedToWire({
    order: viewOrder(order, 'guest'),
    restaurant: { name, phone, address },
    mayCancel,
    isCancelledByGuest: isCancelledByGuest(order),
    serverTime: now,
  });
}

function staffRoutes(services: OrderServices): readonly Route[] {
  const { db, clock } = services;
  const present = async (order: StoredOrder) =>
    orderToWire(viewOrder(order, 'staff', { closedDay: closedDayName(await readScheduleInForce(services), order) }));
  const step = async (message: string, moved: Result<StoredOrder, AnswerRefusal>) =>
    moved.ok
      ? answer<'confirmOrder'>({ message, order: await present(moved.value) })
      : refuseAnswer(moved.error, clock());
  // A new order makes every panel ask for the same lists at the same moment.
  const share = coalesceReads<SharedBody>();
  return [
    defineRoute('getAllOrders', async ({ query: { status = null, search = '', page, size } }) => {
      const asked = { status, search, page, size };
      const list = await share(JSON.stringify(asked), () => prepareOrders(services, asked));
      // Compressed once for all panels that asked: one may be on a slow mobile line.
      return answer(list);
    }),
    defineRoute('getStaffOrderDetails', async ({ params }) => {
      const order = await findOrder(db, { by: 'number', number: params.id });
      return order === null ? refuse('order_not_found') : answer([await present(order)]);
    }),
    defineRoute('confirmOrder', async ({ body, session }) => {
      const asked = { number: body.orderNumber, staffId: requireSession(session).userId };
      const request = {
        minutes: body.timeToPrepare,
        packaging: body.totalPackageCost,
        customerAgreed: body.customerAgreed,
        allergyRead: body.allergyRead,
      };
      return step('Comanda a fost acceptată.', await confirmOrder(services, asked, request));
    }),
    defineRoute('rejectOrder', async ({ body, session }) => {
      const asked = { number: body.orderNumber, staffId: requireSession(session).userId };
      return step('Comanda a fost respinsă.', await rejectOrder(services, asked, body));
    }),
    defineRoute('markAsDelivered', async ({ body, session }) => {
      const asked = { number: body.orderNumber, staffId: requireSession(session).userId };
      return step(
        'Starea comenzii a fost schimbată cu succes!',
        await markAsDelivered(services, asked, body.payment ?? null),
      );
    }),
    defineRoute('correctPayment', async ({ body, session }) => {
      const asked = { number: body.orderNumber, staffId: requireSession(session).userId };
      const { payment, expectedVersion } = body;
      const corrected = await correctPayment(services, asked, { paid: payment ?? null, expectedVersion });
      return step('Plata a fost corectată.', corrected);
    }),
    defineRoute('changePromise', async ({ body, session }) => {
      const asked = { number: body.orderNumber, staffId: requireSession(session).userId };
      const changed = await changePromise(services, asked, body);
      return step('Ora promisă a fost schimbată. Clientul este anunțat.', changed);
    }),
  ];
}

function closedDayName(schedule: Schedule, order: OrderHead): string | null {
  return closedDayOf(schedule, order)?.name ?? null;
}

async function prepareOrders(
  { db, clock, snapshots }: Pick<OrderServices, 'db' | 'clock' | 'snapshots'>,
  asked: Parameters<typeof listStaffOrders>[1],
): Promise<SharedBody> {
  const { orders, found, counts } = await listStaffOrders(db, asked);
  const schedule = await readScheduleInForce({ snapshots });
  const count = (one: OrderStatus) => counts.get(one) ?? 0;
  const list = staffOrdersToWire({
    orders: orders.map((order) => listedOrder(order, closedDayName(schedule, order))),
    found,
    counts: {
      NEW: count('NEW'),
      SCHEDULED: count('SCHEDULED'),
      CONFIRMED: count('CONFIRMED'),
      DELIVERED: count('DELIVERED'),
      REJECTED: count('REJECTED'),
    },
    serverTime: clock(),
  });
  return shareJson(list);
}
