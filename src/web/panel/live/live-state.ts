/**
 * What a panel knows about the orders that wait for an answer, as a pure state machine. A push message is a hint, the
 * fetched list is authoritative, and of two messages about one order the higher version wins (readings 26). Whether the
 * panel rings is never stored: it is derived from the unanswered orders (readings 28).
 */

import type { LiveMessage } from '#contract/panel/parse-live-message.ts';
import type { PanelWatch } from '#contract/watch/staff-calls.ts';
import type { OrderStatus } from '#domain/orders/order.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import type { EscalationStep } from '#domain/orders/steps/escalation.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import { textsOfOrder } from '#web/panel/orders/guest-notes.ts';
import type { LiveOrder } from './live-order.ts';

export type LiveState = {
  readonly socket: 'closed' | 'opening' | 'open';
  /** Consecutive failed attempts to connect. */
  readonly failedAttempts: number;
  /** When the panel started, last ticked, last heard from the socket and last got the list: by the tablet's clock. */
  readonly startedAt: Instant;
  readonly now: Instant;
  readonly heardAt: Instant | null;
  readonly fetchedAt: Instant | null;
  /** How far the server's clock is ahead of the tablet's. */
  readonly serverAheadMs: number;
  /** Unanswered orders, by number. */
  readonly waiting: ReadonlyMap<number, WaitingOrder>;
  /**
   * The newest seen version of the last orders that no longer wait, by number: an outdated message never brings one
   * back.
   */
  readonly versions: ReadonlyMap<number, number>;
  /** Orders whose ring was switched off. A newer order rings again. */
  readonly silenced: ReadonlySet<number>;
  /** Unanswered reservations, by id, and those whose ring was switched off. */
  readonly tables: readonly number[];
  readonly silencedTables: ReadonlySet<number>;
  /** Orders with a decision being sent, and since when: they do not ring until it fails or takes too long. */
  readonly deciding: ReadonlyMap<number, Instant>;
  readonly isLossSilenced: boolean;
  /** The last alarm step of each order that still waits, by number. */
  readonly alarms: ReadonlyMap<number, EscalationStep>;
  /** Accepted orders for later that must be begun, by number. */
  readonly toBegin: ReadonlyMap<number, OrderToBegin>;
  /** Orders whose call to begin was switched off or acknowledged on this tablet. */
  readonly hushed: ReadonlySet<number>;
  /** Whether the restaurant is open, and how many panels can be heard; null until the server has told. */
  readonly restaurant: { readonly isOpen: boolean; readonly panelsWithSound: number } | null;
  /** Receipt printers, and the slips that staff are asked about because it is unknown whether they were printed. */
  readonly printers: PanelWatch['printers'];
  readonly printQuestions: PanelWatch['printQuestions'];
};

/** An accepted order for later whose preparation must begin. */
export type OrderToBegin = PanelWatch['preparations'][number];

export type WaitingOrder = LiveOrder & { readonly learntAt: Instant };

export type LiveEvent =
  | { readonly kind: 'ticked'; readonly at: Instant }
  | { readonly kind: 'socket-opening' }
  | { readonly kind: 'socket-opened'; readonly at: Instant }
  | { readonly kind: 'socket-closed' }
  | { readonly kind: 'message-came'; readonly at: Instant; readonly message: LiveMessage }
  | {
      readonly kind: 'orders-fetched';
      readonly began: Instant;
      readonly at: Instant;
      readonly serverTime: Instant;
      readonly orders: readonly LiveOrder[];
      /** True: an order that is missing does not wait. False: a partial list adds orders and removes none. */
      readonly isWhole: boolean;
    }
  | { readonly kind: 'order-seen'; readonly number: number; readonly version: number; readonly status: OrderStatus }
  | { readonly kind: 'silenced'; readonly numbers: readonly number[] }
  | { readonly kind: 'tables-fetched'; readonly ids: readonly number[] }
  | { readonly kind: 'tables-silenced' }
  | { readonly kind: 'loss-silenced' }
  | { readonly kind: 'hushed'; readonly numbers: readonly number[] }
  | { readonly kind: 'watch-told'; readonly watch: PanelWatch }
  | { readonly kind: 'decision-sent'; readonly number: number }
  | { readonly kind: 'decision-ended'; readonly number: number };

/** After this long without news from the server, the panel shows that it is disconnected (reliability.md T52). */
const SILENCE_MS = 25_000;
/** A slower decision is no longer waited for: the order rings again, and the tablet that decided shows why. */
export const DECISION_PATIENCE_MS = 15_000;
/**
 * An outdated message is some seconds late, and fewer orders than this are answered meanwhile. Bounded because every
 * change copies them.
 */
const MOST_REMEMBERED = 500;
/** Ticks come every second; a longer gap means that the tablet was asleep. */
const ASLEEP_MS = 10_000;
/** A clock that is set back by less delays nothing important. */
const SET_BACK_MS = 1_000;

/** Whether the tablet slept between two ticks or its clock was set: moments planned before are then invalid. */
export function hasLeapt(before: Instant, at: Instant): boolean {
  return at - before > ASLEEP_MS || before - at > SET_BACK_MS;
}

export function startedLive(at: Instant): LiveState {
  return {
    socket: 'closed',
    failedAttempts: 0,
    startedAt: at,
    now: at,
    heardAt: null,
    fetchedAt: null,
    serverAheadMs: 0,
    waiting: new Map(),
    versions: new Map(),
    silenced: new Set(),
    tables: [],
    silencedTables: new Set(),
    deciding: new Map(),
    isLossSilenced: false,
    alarms: new Map(),
    toBegin: new Map(),
    hushed: new Set(),
    restaurant: null,
    printers: [],
    printQuestions: [],
  };
}

export function reduceLive(state: LiveState, event: LiveEvent): LiveState {
  switch (event.kind) {
    case 'ticked':
      return withLink(withTick(state, event.at));
    case 'socket-opening':
      return { ...state, socket: 'opening' };
    case 'socket-opened':
      return withLink({ ...state, socket: 'open', failedAttempts: 0, heardAt: event.at, now: event.at });
    case 'socket-closed':
      return { ...state, socket: 'closed', failedAttempts: state.failedAttempts + 1 };
    case 'message-came':
      return withLink(withMessage({ ...state, heardAt: event.at, now: event.at }, event.message, event.at));
    case 'orders-fetched':
      return withLink(withSnapshot({ ...state, fetchedAt: event.at, now: event.at }, event));
    case 'order-seen':
      return withStatus(state, event);
    case 'silenced':
      return { ...state, silenced: new Set([...state.silenced, ...event.numbers]) };
    case 'tables-fetched':
      return { ...state, tables: event.ids };
    case 'tables-silenced':
      return { ...state, silencedTables: new Set([...state.silencedTables, ...state.tables]) };
    case 'loss-silenced':
      return { ...state, isLossSilenced: true };
    case 'hushed':
      return { ...state, hushed: new Set([...state.hushed, ...event.numbers]) };
    case 'watch-told':
      return withWatch(state, event.watch);
    case 'decision-sent':
      return { ...state, deciding: new Map(state.deciding).set(event.number, state.now) };
    case 'decision-ended':
      return { ...state, deciding: withoutDecisions(state, ({ number }) => number === event.number) };
  }
}

/** How well new orders reach this panel. */
export type Link = 'connecting' | 'live' | 'reconnecting' | 'lost';

export function linkOf(state: LiveState): Link {
  if (state.socket === 'open' && isRecent(state, state.heardAt)) return 'live';
  // Without the socket the list is still fetched every few seconds, so orders arrive later but are not missed.
  if (isRecent(state, state.heardAt) || isRecent(state, state.fetchedAt)) return 'reconnecting';
  if (state.heardAt === null && state.fetchedAt === null && isRecent(state, state.startedAt)) return 'connecting';
  return 'lost';
}

/** What the speaker rings for, the most urgent first. */
export type Alarm = 'overdue' | 'orders' | 'begin' | 'tables' | 'lost';

export function alarmOf(state: LiveState): Alarm | null {
  const ringing = ringingOrders(state);
  if (ringing.some(({ number }) => state.alarms.has(number))) return 'overdue';
  if (ringing.length > 0) return 'orders';
  if (callsToBegin(state).length > 0) return 'begin';
  if (state.tables.some((id) => !state.silencedTables.has(id))) return 'tables';
  return linkOf(state) === 'lost' && !state.isLossSilenced ? 'lost' : null;
}

/** Unanswered orders whose ring was not switched off, longest waiting first. */
export function ringingOrders(state: LiveState): WaitingOrder[] {
  return waitingOrders(state).filter(({ number }) => !state.silenced.has(number) && !state.deciding.has(number));
}

/** Every unanswered order, longest waiting first. */
export function waitingOrders(state: LiveState): WaitingOrder[] {
  return [...state.waiting.values()].toSorted((a, b) => a.placedAt - b.placedAt || a.number - b.number);
}

/**
 * Whether an order of a list still waits by what the list knows, but no longer by what this panel knows: a decision is
 * being sent, or one was made after the list was read. The list leaves it out until it has been read again.
 */
export function isDecided(
  { deciding, versions }: Pick<LiveState, 'deciding' | 'versions'>,
  { number, version, status }: { readonly number: number; readonly version: number; readonly status: OrderStatus },
): boolean {
  return isUnhandled(status) && (deciding.has(number) || (versions.get(number) ?? 0) > version);
}

/** Orders whose preparation must begin and whose call was not switched off on this tablet, the most urgent first. */
export function callsToBegin(state: LiveState): OrderToBegin[] {
  return [...state.toBegin.values()].filter(({ orderNumber }) => !state.hushed.has(orderNumber));
}

/** The present by the server's clock, independent of how the tablet's clock is set. */
export function serverNow(state: LiveState): Instant {
  return instant(state.now + state.serverAheadMs);
}

/** Orders that wait now and did not before. */
export function arrivedBetween(before: LiveState, after: LiveState): WaitingOrder[] {
  if (before.waiting === after.waiting) return [];
  return waitingOrders(after).filter(({ number }) => !before.waiting.has(number));
}

/**
 * Restarts the silence timers after a tablet slept or a tab was suspended: the silence is its own. Likewise after the
 * clock was set back: recorded moments would lie in the future and keep the panel silent until then.
 */
function withTick(state: LiveState, at: Instant): LiveState {
  const deciding = withoutDecisions(
    state,
    ({ since }) => at - since > DECISION_PATIENCE_MS || since - at > SET_BACK_MS,
  );
  if (!hasLeapt(state.now, at)) return { ...state, now: at, deciding };
  const waiting = new Map(
    [...state.waiting].map(([number, order]) => [
      number,
      { ...order, learntAt: instant(Math.min(order.learntAt, at)) },
    ]),
  );
  return { ...state, now: at, deciding, waiting, startedAt: at, heardAt: null, fetchedAt: null };
}

function isRecent(state: LiveState, at: Instant | null): boolean {
  return at !== null && state.now - at <= SILENCE_MS;
}

/** Once the connection is back, its next loss may alarm again. */
function withLink(state: LiveState): LiveState {
  return state.isLossSilenced && linkOf(state) !== 'lost' ? { ...state, isLossSilenced: false } : state;
}

function withMessage(state: LiveState, message: LiveMessage, at: Instant): LiveState {
  switch (message.kind) {
    case 'new-order':
      return withOrder(state, { ...message.order, texts: null, learntAt: at });
    case 'clock':
      return { ...state, serverAheadMs: message.serverTime - at };
    case 'order-changed':
      return withStatus(state, message);
    case 'order-details':
      return withStatus(withTexts(state, message.order), message.order);
    case 'alarms-changed':
    case 'desk-changed':
      return state;
  }
}

/** A new alarm step rings again although staff had switched the ring off. */
function withWatch(state: LiveState, watch: PanelWatch): LiveState {
  const alarms = new Map(watch.alarms.map(({ orderNumber, step }) => [orderNumber, step]));
  const isNew = (number: number) => alarms.has(number) && alarms.get(number) !== state.alarms.get(number);
  const toBegin = new Map(watch.preparations.map((order) => [order.orderNumber, order]));
  const { isOpen, panelsWithSound, printers, printQuestions } = watch;
  return {
    ...state,
    alarms,
    toBegin,
    silenced: new Set([...state.silenced].filter((number) => !isNew(number))),
    hushed: new Set([...state.hushed].filter((number) => toBegin.has(number))),
    restaurant: { isOpen, panelsWithSound },
    printers,
    printQuestions,
  };
}

/** Adds the guest's texts to an order that rings before the list with them has arrived. */
function withTexts(state: LiveState, order: OrderView): LiveState {
  const known = state.waiting.get(order.number);
  if (known === undefined || known.texts !== null) return state;
  return { ...state, waiting: new Map(state.waiting).set(order.number, { ...known, texts: textsOfOrder(order) }) };
}

function withOrder(state: LiveState, order: WaitingOrder): LiveState {
  if (isOlder(state, order)) return state;
  const known = state.waiting.get(order.number);
  // The whole order repeats what the ring and the change message brought; an unchanged state is returned without
  // copying maps.
  if (known?.version === order.version && known.status === order.status) return state;
  const waiting = new Map(state.waiting);
  if (isUnhandled(order.status)) return { ...state, waiting: waiting.set(order.number, order) };
  waiting.delete(order.number);
  return { ...state, waiting, versions: withVersions(state.versions, [order]) };
}

/** A status without the order's details: enough to stop a ring, not to start one. */
function withStatus(
  state: LiveState,
  word: { readonly number: number; readonly version: number; readonly status: OrderStatus },
): LiveState {
  const known = state.waiting.get(word.number);
  if (known) return withOrder(state, { ...known, version: word.version, status: word.status });
  if (isOlder(state, word) || isUnhandled(word.status) || state.versions.get(word.number) === word.version)
    return state;
  return { ...state, versions: withVersions(state.versions, [word]) };
}

type OrderVersion = { readonly number: number; readonly version: number };

function withVersions(known: LiveState['versions'], gone: readonly OrderVersion[]): LiveState['versions'] {
  const versions = new Map(known);
  for (const { number, version } of gone) {
    // Move it to the end: the Map forgets the oldest entries first.
    versions.delete(number);
    versions.set(number, version);
  }
  for (const number of versions.keys()) {
    if (versions.size <= MOST_REMEMBERED) break;
    versions.delete(number);
  }
  return versions;
}

/** The list is authoritative as of when it was requested; what was pushed since then is kept in addition. */
function withSnapshot(state: LiveState, fetched: Extract<LiveEvent, { kind: 'orders-fetched' }>): LiveState {
  const waiting = new Map<number, WaitingOrder>();
  const answered: LiveOrder[] = [];
  for (const order of state.waiting.values()) {
    if (!fetched.isWhole || order.learntAt >= fetched.began) waiting.set(order.number, order);
  }
  for (const order of fetched.orders) {
    const known = state.waiting.get(order.number);
    if (isOlder(state, order)) {
      if (known) waiting.set(known.number, known);
      continue;
    }
    if (isUnhandled(order.status)) {
      waiting.set(order.number, { ...order, learntAt: known?.learntAt ?? fetched.at });
    } else {
      waiting.delete(order.number);
      answered.push(order);
    }
  }
  const gone = [...[...state.waiting.values()].filter(({ number }) => !waiting.has(number)), ...answered];
  const versions = gone.length === 0 ? state.versions : withVersions(state.versions, gone);
  const silenced = new Set([...state.silenced].filter((number) => waiting.has(number)));
  return { ...state, versions, waiting, silenced, serverAheadMs: fetched.serverTime - fetched.at };
}

function isOlder({ waiting, versions }: LiveState, { number, version }: OrderVersion): boolean {
  return version < Math.max(waiting.get(number)?.version ?? 0, versions.get(number) ?? 0);
}

/** Decisions that are still waited for; the same map while none has ended, so that nothing rerenders. */
function withoutDecisions(
  { deciding }: LiveState,
  isOver: (decision: { readonly number: number; readonly since: Instant }) => boolean,
): LiveState['deciding'] {
  const waited = [...deciding].filter(([number, since]) => !isOver({ number, since }));
  return waited.length === deciding.size ? deciding : new Map(waited);
}
