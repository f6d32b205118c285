/**
 * Keeps a panel's state fresh: a WebSocket for speed, the list of waiting orders every 15 seconds for correctness.
 * Lives outside React; its state is `live-state.ts`.
 */
import { CLOSE_FORBIDDEN, CLOSE_UNAUTHENTICATED } from '#contract/panel/live.ts';
import type { LiveMessage } from '#contract/panel/parse-live-message.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { LiveOrder } from './live-order.ts';
import { hasLeapt, type LiveEvent, type LiveState, reduceLive, startedLive } from './live-state.ts';
import { reconnectDelayMs } from './reconnect-delay.ts';

/** The part of a WebSocket that the feed uses. */
export type Line = { readonly send: (text: string) => void; readonly close: () => void };
export type LineEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onClose: (code: number) => void;
};

/** `isWhole`: an order that is missing does not wait. */
export type WaitingRead = {
  readonly orders: readonly LiveOrder[];
  readonly serverTime: Instant;
  readonly isWhole: boolean;
};

export type LiveFeedParts = {
  readonly now: () => Instant;
  readonly random: () => number;
  /** Gets a ticket and connects; rejects when no ticket is available. */
  readonly dial: (events: LineEvents) => Promise<Line>;
  readonly fetchWaiting: () => Promise<WaitingRead>;
  readonly readMessage: (text: string) => LiveMessage | null;
  /** What the server is told about this tablet: whether it can ring and whether it is visible. */
  readonly describeTablet: () => Readonly<Record<string, unknown>>;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onSessionEnded: () => void;
};

const TICK_MS = 1000;
const PING_MS = 10_000;
/** A connection without a pong for this long is dead: half-open connections never close by themselves. */
const PONG_MS = 10_000;
const REFETCH_MS = 15_000;
/** Without a socket the list is the only source. */
const REFETCH_ALONE_MS = 5000;
/** Messages trigger a refetch of the list at most this often: in a rush every panel would refetch it every second. */
const REFETCH_PAUSE_MS = 5000;
/** After a refetch that failed or was partial. */
const REFETCH_AGAIN_MS = 3000;

export class LiveFeed {
  readonly #parts: LiveFeedParts;
  readonly #listeners = new Set<() => void>();
  readonly #timer: ReturnType<typeof setInterval>;
  #state: LiveState;
  #line: Line | null = null;
  /** Number of the present attempt to connect: late events of earlier ones are ignored. */
  #attempt = 0;
  /** When to connect; null while connected or connecting. */
  #dialAt: Instant | null;
  #refetchAt: Instant;
  #refetchedAt: Instant | null = null;
  #pingAt: Instant;
  #unansweredPingAt: Instant | null = null;
  #isFetching = false;
  #hasFetchFailed = false;
  /** Whether the server has greeted on this connection: it sends no orders before. */
  #isGreeted = false;

  constructor(parts: LiveFeedParts) {
    const now = parts.now();
    this.#parts = parts;
    this.#state = startedLive(now);
    this.#dialAt = now;
    this.#refetchAt = now;
    this.#pingAt = now;
    this.#tick();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  readonly getState = (): LiveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly dispatch = (event: LiveEvent): void => {
    const next = reduceLive(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  };

  /** Does now what is planned for later: the network is back, the tablet woke up, or staff pressed retry. */
  hurry(): void {
    const now = this.#parts.now();
    this.#refetchAt = now;
    this.#pingAt = now;
    if (this.#dialAt !== null) this.#dialAt = now;
    this.#tick();
  }

  /** Closes the connection for good. */
  stop(): void {
    clearInterval(this.#timer);
    this.#listeners.clear();
    this.#attempt += 1;
    this.#line?.close();
  }

  #tick(): void {
    const now = this.#parts.now();
    // What was planned before the clock jumped may lie hours ahead of the clock's present time.
    if (hasLeapt(this.#state.now, now)) {
      this.#refetchAt = now;
      this.#refetchedAt = null;
      this.#pingAt = now;
      if (this.#unansweredPingAt !== null) this.#unansweredPingAt = now;
      if (this.#dialAt !== null) this.#dialAt = now;
    }
    this.dispatch({ kind: 'ticked', at: now });
    if (this.#unansweredPingAt !== null && now - this.#unansweredPingAt >= PONG_MS) this.#hangUp();
    if (this.#dialAt !== null && this.#dialAt <= now) this.#dial(now);
    if (this.#refetchAt <= now && !this.#isFetching) this.#refetch(now);
    if (this.#pingAt <= now && this.#state.socket === 'open') this.#ping(now);
  }

  #dial(now: Instant): void {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#dialAt = null;
    // A connection attempt also waits for an answer that may not come.
    this.#unansweredPingAt = now;
    this.dispatch({ kind: 'socket-opening' });
    this.#parts
      .dial({
        onOpen: () => isCurrent() && this.#opened(),
        onText: (text) => isCurrent() && this.#heard(text),
        onClose: (code) => isCurrent() && this.#closed(code),
      })
      .then(
        (line) => {
          if (isCurrent()) this.#line = line;
          else line.close();
        },
        () => {
          if (isCurrent()) this.#hangUp();
        },
      );
  }

  #opened(): void {
    const now = this.#parts.now();
    this.#unansweredPingAt = null;
    this.#pingAt = now;
    this.#isGreeted = false;
    this.dispatch({ kind: 'socket-opened', at: now });
  }

  #heard(text: string): void {
    this.#unansweredPingAt = null;
    const message = this.#parts.readMessage(text);
    if (message === null) return;
    const now = this.#parts.now();
    this.dispatch({ kind: 'message-came', at: now, message });
    // Events before the connection are in the list only. The list is refetched after the greeting: an order placed
    // between an earlier refetch and the greeting would otherwise be missed by both.
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      this.#refetchAt = now;
    }
    if (message.kind === 'new-order' || message.kind === 'order-changed') {
      const earliest = instant((this.#refetchedAt ?? 0) + REFETCH_PAUSE_MS);
      this.#refetchAt = instant(Math.min(this.#refetchAt, Math.max(now, earliest)));
    }
    this.#parts.onMessage(message);
  }

  #closed(code: number): void {
    if (code === CLOSE_UNAUTHENTICATED || code === CLOSE_FORBIDDEN) this.#parts.onSessionEnded();
    this.#hangUp();
  }

  #hangUp(): void {
    this.#attempt += 1;
    this.#line?.close();
    this.#line = null;
    this.#unansweredPingAt = null;
    this.dispatch({ kind: 'socket-closed' });
    const now = this.#parts.now();
    this.#dialAt = instant(now + reconnectDelayMs(this.#state.failedAttempts, this.#parts.random()));
    this.#refetchAt = instant(Math.min(this.#refetchAt, now + REFETCH_ALONE_MS));
  }

  #ping(now: Instant): void {
    this.#pingAt = instant(now + PING_MS);
    this.#unansweredPingAt ??= now;
    this.#line?.send(JSON.stringify({ type: 'ping', data: this.#parts.describeTablet() }));
  }

  #refetch(began: Instant): void {
    this.#isFetching = true;
    this.#refetchedAt = began;
    this.#refetchAt = instant(began + (this.#state.socket === 'open' ? REFETCH_MS : REFETCH_ALONE_MS));
    this.#parts.fetchWaiting().then(
      ({ orders, serverTime, isWhole }) => {
        const now = this.#parts.now();
        this.#isFetching = false;
        // The server is reachable again: connect now, not after the reconnect delay.
        if (this.#hasFetchFailed && this.#dialAt !== null) this.#dialAt = now;
        this.#hasFetchFailed = false;
        if (!isWhole) this.#readAgainSoon(now);
        this.dispatch({ kind: 'orders-fetched', began, at: now, orders, serverTime, isWhole });
      },
      // The state does not change: the link status follows from the time since the last success.
      () => {
        this.#isFetching = false;
        this.#hasFetchFailed = true;
        this.#readAgainSoon(this.#parts.now());
      },
    );
  }

  /** Without a socket only the list brings new orders, so a failed refetch is repeated soon. */
  #readAgainSoon(now: Instant): void {
    if (this.#state.socket === 'open') this.#refetchAt = instant(Math.min(this.#refetchAt, now + REFETCH_AGAIN_MS));
  }
}
