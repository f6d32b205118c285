import { REPLAYED_HEADER } from '#contract/idempotency.ts';
import { orderToWire, ownOrdersToWire, staffOrdersToWire, trackedToWire } from '#contract/orders/codec.ts';
import { FAVOURITES_LOOK_BACK, findFavourites } from '#domain/cart/find-favourites.ts';
import type { Actor } from '#domain/orders/actor.ts';
import { hasMailbox } from '#domain/orders/has-mailbox.ts';
import { KEPT_DAYS } from '#domain/orders/kept-promises.ts';
import { KITCHEN_STAGES, readerOf, type StaffReader } from '#domain/orders/kitchen-reader.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import type { OrderStage } from '#domain/orders/order-stage.ts';
import { isStatusIn, OPEN_STATUSES } from '#domain/orders/status-sets.ts';
import type { Result } from '#domain/result.ts';
import { type SharedBody, shareJson } from '#server/platform/http/answers/shared-body.ts';
import { deviceCookie, readDevice } from '#server/platform/http/credentials.ts';
import { answer, defineRoute, type Route, refuse, refuseAs } from '#server/platform/http/route.ts';
import { isServedSecurely } from '#server/platform/http/served-securely.ts';
import { pushPublicKey } from '#server/platform/push/push-sender.ts';
import type { Session } from '#server/platform/sessions.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { coalesceReads } from '#server/platform/versions/coalesce-reads.ts';
import { restInProportion } from '#server/platform/versions/proportional-rest.ts';
import { confirmOrder } from './answers/accept-order.ts';
import { changePromise } from './answers/change-promise.ts';
import { correctPayment, markAsDelivered } from './answers/hand-over-order.ts';
import type { AnswerRefusal } from './answers/move-order.ts';
import { changeStage, markStation } from './answers/prepare-order.ts';
import { cancelOrder, rejectOrder } from './answers/reject-order.ts';
import { startNotifications, stopNotifications } from './notifications/follow-by-push.ts';
import { trackingPath } from './order-access.ts';
import {
  refuseAnswer,
  refuseCancelling,
  refusePlacing,
  refuseProposal,
  refuseProposalAnswer,
} from './order-refusals.ts';
import { type PlaceOrderServices, placeOrder } from './placing/place-order.ts';
import { changeOrder, quoteChange, seeChange } from './proposals/change-order.ts';
import { askedChangeOf, askedContentOf, presentQuote } from './proposals/present-change.ts';
import { answerProposal, proposeChange, withdrawProposal } from './proposals/propose-change.ts';
import { loadKeptPromises } from './reading/kept-promises.ts';
import { listOrdersOfUser } from './reading/list-orders.ts';
import { listStaffOrders } from './reading/list-staff-orders.ts';
import { listOrderedDishes } from './reading/ordered-dishes.repository.ts';
import { presentStaffOrder } from './reading/present-staff-order.ts';
import { findLivePage, findTrackedOrder, viewTrackedOrder } from './reading/track-order.ts';
import { viewOrder } from './reading/view-order.ts';
import type { StoredOrder } from './stored-order.ts';
import { findOrder } from './stored-orders.repository.ts';

type OrderServices = PlaceOrderServices & {
  readonly snapshots: Snapshots;
  readonly config: { readonly publicUrl: string };
};

/** Minimum pause between reads of a list, shared by all panels; ringing never waits for a list. */
const LIST_REST_MS = 100;

const STAGE_MESSAGES = {
  preparing: 'Comanda este din nou în lucru.',
  ready: 'Comanda este gata.',
  out: 'Comanda a plecat.',
} as const satisfies Record<OrderStage, string>;

export function orderRoutes(services: OrderServices): readonly Route[] {
  return [...guestRoutes(services), ...staffRoutes(services)];
}

function guestRoutes(services: OrderServices): readonly Route[] {
  const { db, clock } = services;
  const isSecure = isServedSecurely(services.config.publicUrl);
  return [
    defineRoute('placeOrder', async ({ body, headers, session, ip }) => {
      const device = readDevice(headers, isSecure);
      const placed = await placeOrder(services, { body, headers, session, device, ip });
      if (!placed.ok) return refusePlacing(placed.error, clock());
      const { answer: stored, accessToken, isReplay } = placed.value;
      return answer(
        {
          ...stored,
          accessToken,
          trackingPath: trackingPath(accessToken),
          ...(stored.orderStatus === 'AWAITING_PAYMENT' ? { payUrl: placed.value.payUrl } : {}),
        },
        {
          status: 201,
          headers: isReplay ? { [REPLAYED_HEADER]: 'true' } : {},
          cookies: placed.value.device === null ? [] : [deviceCookie(placed.value.device, isSecure)],
        },
      );
    }),
    defineRoute('getOrderDetails', async ({ params, session }) => {
      const { userId } = session;
      const order = await findOrder(db, { by: 'owner', number: params.id, userId });
      if (order === null) return refuse('order_not_found');
      const livePage = await findLivePage(services.secrets, order, clock());
      return answer([orderToWire(viewOrder(order, 'guest', { livePage }))]);
    }),
    defineRoute('getKeptPromises', async () => answer({ days: KEPT_DAYS, ...(await loadKeptPromises(services)) })),
    defineRoute('getUserOrders', async ({ query: { page, size }, session }) => {
      const { userId } = session;
      return answer(ownOrdersToWire(await listOrdersOfUser(db, { userId, page, size })));
    }),
    defineRoute('getFavourites', async ({ session: { userId } }) => {
      const orders = await listOrderedDishes(db, { userId, most: FAVOURITES_LOOK_BACK });
      return answer({ productIds: [...findFavourites(orders)] });
    }),
    defineRoute('trackOrder', async ({ params }) => {
      const now = clock();
      const order = await findTrackedOrder(db, params.token, now);
      if (order === null) return refuse('order_not_found');
      return answer(trackedToWire(await viewTrackedOrder(services, order, now)));
    }),
    defineRoute('getPushKey', async () => answer({ publicKey: await pushPublicKey(services.secrets) })),
    defineRoute('startOrderNotifications', async ({ body: { token, ...target } }) => {
      const started = await startNotifications(services, token, target);
      return started.ok ? answer({ message: 'Te anunțăm pe acest dispozitiv.' }) : refuseAs(started.error);
    }),
    defineRoute('stopOrderNotifications', async ({ body: { token, endpoint } }) => {
      const stopped = await stopNotifications(services, token, endpoint);
      return stopped.ok ? answer({ message: 'Nu te mai anunțăm.' }) : refuse(stopped.error.code);
    }),
    defineRoute('answerProposal', async ({ body: { token, proposalId, isAccepted } }) => {
      const now = clock();
      const order = await findTrackedOrder(db, token, now);
      if (order === null) return refuse('order_not_found');
      const answered = await answerProposal(services, { number: order.number, proposalId, isYes: isAccepted });
      if (!answered.ok) return refuseProposalAnswer(answered.error, now);
      return answer(trackedToWire(await viewTrackedOrder(services, answered.value, now)));
    }),
    defineRoute('cancelOrder', async ({ body: { token, reason } }) => {
      const now = clock();
      const order = await findTrackedOrder(db, token, now);
      if (order === null) return refuse('order_not_found');
      const cancelled = await cancelOrder(services, order.number, reason);
      if (!cancelled.ok) return refuseCancelling(cancelled.error);
      return answer(trackedToWire(await viewTrackedOrder(services, cancelled.value, now)));
    }),
  ];
}

/** The lists of the board: open orders, which nothing is searched in. */
function isOfTheBoard({ status, search }: { readonly status: OrderStatus | null; readonly search: string }): boolean {
  return status !== null && isStatusIn(status, OPEN_STATUSES) && search === '';
}

/** The member of staff behind a session, as the actor of a step. */
function staffOf({ userId }: Session): Actor {
  return { kind: 'staff', id: userId };
}

function staffRoutes(services: OrderServices): readonly Route[] {
  const { db, clock } = services;
  const present = (order: StoredOrder, reader: StaffReader = 'staff') => presentStaffOrder(services, order, reader);
  const step = async <Given extends AnswerRefusal>(
    message: string,
    moved: Result<StoredOrder, Given>,
    reader: StaffReader = 'staff',
  ) =>
    moved.ok
      ? answer<'confirmOrder'>({ message, order: await present(moved.value, reader) })
      : refuseAnswer(moved.error, clock());
  // After a new order every panel requests the same lists within a second.
  const share = coalesceReads<SharedBody>(restInProportion(LIST_REST_MS));
  return [
    defineRoute('getAllOrders', async ({ query: { status = null, search = '', page, size }, session }) => {
      const reader = readerOf(session.roles);
      if (reader === 'kitchen' && !isOfTheBoard({ status, search })) return refuse('forbidden');
      const asked = { status, search, page, size, reader };
      const list = await share(JSON.stringify(asked), async () =>
        shareJson(staffOrdersToWire(await listStaffOrders(services, asked))),
      );
      // Compressed once for all panels that asked: one may have a slow mobile connection.
      return answer(list);
    }),
    defineRoute('getStaffOrderDetails', async ({ params, session }) => {
      const order = await findOrder(db, { by: 'number', number: params.id });
      return order === null ? refuse('order_not_found') : answer([await present(order, readerOf(session.roles))]);
    }),
    defineRoute('confirmOrder', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const request = {
        minutes: body.timeToPrepare,
        packaging: body.totalPackageCost,
        customerAgreed: body.customerAgreed,
        allergyRead: body.allergyRead,
      };
      return step('Comanda a fost acceptată.', await confirmOrder(services, asked, request));
    }),
    defineRoute('rejectOrder', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      return step('Comanda a fost respinsă.', await rejectOrder(services, asked, body));
    }),
    defineRoute('markAsDelivered', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      return step(
        'Starea comenzii a fost schimbată cu succes!',
        await markAsDelivered(services, asked, body.payment ?? null, { isIdentitySeen: body.identitySeen === true }),
      );
    }),
    defineRoute('correctPayment', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const { payment, expectedVersion } = body;
      const corrected = await correctPayment(services, asked, { paid: payment ?? null, expectedVersion });
      return step('Plata a fost corectată.', corrected);
    }),
    defineRoute('changePromise', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const changed = await changePromise(services, asked, body);
      const isTold = changed.ok && hasMailbox(changed.value);
      return step(`Ora promisă a fost schimbată.${isTold ? ' Clientul este anunțat.' : ''}`, changed);
    }),
    defineRoute('quoteChange', async ({ body: { orderNumber, content } }) => {
      const quoted = await quoteChange(services, orderNumber, askedContentOf(content));
      return quoted.ok ? answer(presentQuote(quoted.value, clock())) : refuseProposal(quoted.error, clock());
    }),
    defineRoute('changeOrder', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const changed = await changeOrder(services, asked, askedChangeOf(body));
      if (!changed.ok) return refuseProposal(changed.error, clock());
      return answer({ message: 'Comanda a fost schimbată.', order: await present(changed.value) });
    }),
    defineRoute('proposeChange', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const request = { ...askedChangeOf(body), answerMinutes: body.answerMinutes };
      const proposed = await proposeChange(services, asked, request);
      if (!proposed.ok) return refuseProposal(proposed.error, clock());
      return answer({ message: 'Clientul este întrebat.', order: await present(proposed.value) });
    }),
    defineRoute('withdrawProposal', async ({ body, session }) => {
      const withdrawn = await withdrawProposal(services, { number: body.orderNumber, actor: staffOf(session) });
      if (!withdrawn.ok) return refuseProposal(withdrawn.error, clock());
      return answer({ message: 'Propunerea a fost retrasă.', order: await present(withdrawn.value) });
    }),
    defineRoute('seeChange', async ({ body, session }) => {
      const seen = await seeChange(services, { number: body.orderNumber, actor: staffOf(session) });
      if (!seen.ok) return refuseProposal(seen.error, clock());
      return answer({
        message: 'Schimbarea a fost văzută.',
        order: await present(seen.value, readerOf(session.roles)),
      });
    }),
    defineRoute('changeStage', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const reader = readerOf(session.roles);
      if (reader === 'kitchen' && !KITCHEN_STAGES.includes(body.stage)) return refuse('forbidden');
      return step(STAGE_MESSAGES[body.stage], await changeStage(services, asked, body.stage), reader);
    }),
    defineRoute('markStation', async ({ body, session }) => {
      const asked = { number: body.orderNumber, actor: staffOf(session) };
      const message = body.isDone ? 'Partea secției este gata.' : 'Partea secției este din nou în lucru.';
      return step(message, await markStation(services, asked, body), readerOf(session.roles));
    }),
  ];
}
