/** Connects the live feed to this browser: tickets, the WebSocket and the lists of the contract. */

import type { QueryClient } from '@tanstack/react-query';
import { createSocketTicket } from '#contract/accounts/staff-calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import type { StaffOrders } from '#contract/orders/codec.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { reportPanel } from '#contract/watch/staff-calls.ts';
import type { OrderCounts } from '#domain/orders/order-view.ts';
import { isAsked } from '#domain/orders/proposals/proposal.ts';
import { UNDECIDED_STATUSES } from '#domain/orders/status-sets.ts';
import { instant } from '#domain/time/instant.ts';
import { newKey } from '#web/new-key.ts';
import { OrderKeeper } from '#web/panel/offline/order-keeper.ts';
import { COUNTS_KEY, ORDERS_KEY, orderKey, restaurantFactsQuery } from '#web/panel/orders/order-queries.ts';
import { deleteFromDevice, readFromDevice, saveOnDevice } from '#web/staff/saved-orders-store.ts';
import { DESK_KEYS } from './desk-keys.ts';
import { listOfStatus, type Whole } from './list-of-status.ts';
import { type LineEvents, LiveFeed, type LiveFeedParts } from './live-feed.ts';
import { fromListed } from './live-order.ts';
import { arrivedBetween } from './live-state.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { keepDetails, type OrderDetails } from './order-details.ts';
import { PanelReporter } from './panel-reporter.ts';
import type { Ringer } from './ringer.ts';

/** A slower fetch is aborted: the next one may get a better connection. */
const FETCH_TIMEOUT_MS = 8000;

type Wiring = {
  readonly api: Api;
  readonly queries: QueryClient;
  readonly ringer: Ringer;
  /** New orders ring where they can be answered: not in the kitchen. */
  readonly isAnswering: boolean;
  readonly onSessionEnded: () => void;
};

export function connectPanel({ api, queries, ringer, isAnswering, onSessionEnded }: Wiring): {
  readonly feed: LiveFeed;
  readonly reporter: PanelReporter;
  readonly keeper: OrderKeeper;
} {
  const details = keepDetails(api, queries);
  const keeper = openKeeper(api, queries, details);
  const doubtSession = (failure: unknown): never => {
    if (failure instanceof CallFailure && failure.status === 401) onSessionEnded();
    throw failure;
  };
  const readLists = oneAtATime(() => queries.invalidateQueries({ queryKey: ORDERS_KEY }));
  const feed = new LiveFeed({
    now: () => instant(Date.now()),
    random: Math.random,
    dial: (events) => dial(api, events).catch(doubtSession),
    fetchWaiting: async () => {
      const waiting = await fetchWaiting(api, queries, keeper).catch(doubtSession);
      return isAnswering ? waiting : { ...waiting, orders: [] };
    },
    readMessage: parseLiveMessage,
    describeTablet: () => ({ sound: ringer.getState(), visible: document.visibilityState === 'visible' }),
    onMessage: (message) => {
      if (message.kind === 'alarms-changed') reporter.hurry();
      if (message.kind === 'order-details') details.take(message.order);
      if (message.kind === 'desk-changed') {
        for (const queryKey of DESK_KEYS[message.desk]) void queries.invalidateQueries({ queryKey });
      }
      if (message.kind !== 'order-changed') return;
      readLists();
      void queries.invalidateQueries({ queryKey: orderKey(message.number) });
    },
    onSessionEnded,
  });
  const panelId = newKey();
  const reporter = new PanelReporter({
    now: () => instant(Date.now()),
    getState: feed.getState,
    describeTablet: () => ({
      sound: ringer.getState(),
      isVisible: document.visibilityState === 'visible',
      clock: new Date().toISOString(),
      notifications: 'Notification' in globalThis ? Notification.permission : 'unsupported',
    }),
    send: (report) =>
      api(reportPanel, { body: { panelId, ...report }, signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(
        doubtSession,
      ),
    onTold: (watch) => feed.dispatch({ kind: 'watch-told', watch }),
  });
  ringer.subscribe(() => reporter.nudge());
  let before = feed.getState();
  // Lists are refetched no matter whether the socket or a list brought the order first, so an order that rings is also
  // listed.
  feed.subscribe(() => {
    const after = feed.getState();
    const arrived = arrivedBetween(before, after);
    const isLineBack = before.fetchedAt !== after.fetchedAt && hasFailedReads(queries);
    before = after;
    if (isLineBack) void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    if (arrived.length === 0) return;
    reporter.nudge();
    readLists();
  });
  return { feed, reporter, keeper };
}

/** Whether a query failed while the tablet was offline. */
function hasFailedReads(queries: QueryClient): boolean {
  return queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length > 0;
}

function openKeeper(api: Api, queries: QueryClient, details: OrderDetails): OrderKeeper {
  const signal = () => AbortSignal.timeout(FETCH_TIMEOUT_MS);
  return new OrderKeeper({
    now: () => instant(Date.now()),
    readFromDevice,
    saveOnDevice,
    deleteFromDevice,
    listAccepted: async () => {
      const { orders, isWhole } = await listOfStatus(api, 'CONFIRMED', signal());
      if (!isWhole) throw new Error('Some of the accepted orders could not be read');
      return orders;
    },
    readDetail: details.read,
    readRestaurant: () => queries.fetchQuery({ ...restaurantFactsQuery(api), retry: false }),
  });
}

/** The ticket is in the address and is sent again as the first message (readings 27). */
async function dial(api: Api, events: LineEvents) {
  const { ticket } = await api(createSocketTicket, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const url = new URL(SOCKET_PATH, window.location.origin.replace(/^http/, 'ws'));
  url.searchParams.set('token', ticket);
  const socket = new WebSocket(url);
  socket.addEventListener('open', () => {
    socket.send(ticket);
    events.onOpen();
  });
  socket.addEventListener('message', ({ data: text }) => events.onText(String(text)));
  socket.addEventListener('close', ({ code }) => events.onClose(code));
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
}

const fetchWaiting = async (
  api: Api,
  queries: QueryClient,
  keeper: OrderKeeper,
): ReturnType<LiveFeedParts['fetchWaiting']> => {
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const { lists, isWhole } = await readBoth(UNDECIDED_STATUSES.map((status) => listOfStatus(api, status, signal)));
  const latest = lists.at(-1);
  if (latest === undefined) throw new Error('Two lists were asked for');
  queries.setQueryData<OrderCounts>(COUNTS_KEY, latest.counts);
  const waiting = lists.flatMap(({ orders }) => orders);
  if (isWhole) void keeper.keep(waiting);
  const { serverTime } = latest;
  // While a guest is asked about a proposal the restaurant waits for the guest: the order does not ring.
  const unanswered = waiting.filter((order) => !isAsked(order, serverTime));
  return { orders: unanswered.map(fromListed), serverTime, isWhole };
};

/**
 * Merges whatever could be read of two lists, so that an order in one of them rings even when the other list failed.
 *
 * @throws the failure, when both lists failed or the session has ended
 */
async function readBoth(
  readings: readonly Promise<Whole<StaffOrders>>[],
): Promise<{ readonly lists: readonly Whole<StaffOrders>[]; readonly isWhole: boolean }> {
  const settled = await Promise.allSettled(readings);
  const lists = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failures: unknown[] = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const ended = failures.find((failure) => failure instanceof CallFailure && failure.status === 401);
  if (ended !== undefined || lists.length === 0) throw ended ?? failures[0];
  return { lists, isWhole: failures.length === 0 && lists.every(({ isWhole }) => isWhole) };
}
