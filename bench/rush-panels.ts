/**
 * Panels in a thread of their own, with the product's own feed, reporter and keeper of details: the panels of other
 * threads cannot delay them, as one tablet does not delay another.
 */

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { QueryClient } from '@tanstack/react-query';
import { WebSocket } from 'ws';
import type { NamedApi } from '#contract/named-api.ts';
import { createNamedApi } from '#contract/named-api.ts';
import { SOCKET_PATH } from '#contract/other-paths.ts';
import { type LiveMessage, parseLiveMessage } from '#contract/panel/parse-live-message.ts';
import { reportPanel } from '#contract/watch/staff-calls.ts';
import { instant } from '#domain/time/instant.ts';
import { listOfStatus } from '#web/panel/live/list-of-status.ts';
import { LiveFeed } from '#web/panel/live/live-feed.ts';
import { fromListed } from '#web/panel/live/live-order.ts';
import { type LiveState, ringingOrders } from '#web/panel/live/live-state.ts';
import { keepDetails } from '#web/panel/live/order-details.ts';
import { PanelReporter } from '#web/panel/live/panel-reporter.ts';
import { type LineQuality, openSlowLine } from './slow-line.ts';

export type PanelsAsked = {
  readonly address: string;
  readonly token: string;
  readonly count: number;
  /** In each group of this many panels, the last one has a slow connection. */
  readonly slowEvery: number;
  readonly slowLine: LineQuality;
};

/** All moments are epoch milliseconds: each thread has its own time origin. */
export type Ring = {
  readonly panel: number;
  readonly number: number;
  readonly at: number;
  readonly isSlow: boolean;
  /**
   * Since when its connection has been up and greeted without a break; null while it is down: before the greeting it
   * carries no orders.
   */
  readonly connectedSince: number | null;
};

/** Counted since the measurement began. */
export type PanelCounts = {
  /** Requests by path. */
  readonly requests: ReadonlyMap<string, number>;
  /** Whole orders pushed to panels. */
  readonly wholeOrders: number;
  readonly stillRinging: number;
  /** Delay of the thread itself, p99. */
  readonly delayMs: number;
};

export type RushPanels = {
  readonly beginMeasuring: () => void;
  readonly cut: (panel: number) => void;
  readonly count: () => Promise<PanelCounts>;
  readonly close: () => Promise<unknown>;
};

type Command = { readonly kind: 'begin' | 'count' } | { readonly kind: 'cut'; readonly panel: number };
type Told = { readonly kind: 'ring'; readonly ring: Ring } | { readonly kind: 'counts'; readonly counts: PanelCounts };

/** Opens panels and calls `onRing` for every order that rings on one of them. */
export function openRushPanels(asked: PanelsAsked, onRing: (ring: Ring) => void): RushPanels {
  const worker = new Worker(new URL(import.meta.url), { workerData: asked });
  let counted = Promise.withResolvers<PanelCounts>();
  worker.on('message', (told: Told) => {
    if (told.kind === 'ring') onRing(told.ring);
    else counted.resolve(told.counts);
  });
  worker.on('error', (error) => {
    throw error;
  });
  const command = (one: Command) => worker.postMessage(one);
  return {
    beginMeasuring: () => command({ kind: 'begin' }),
    cut: (panel) => command({ kind: 'cut', panel }),
    count() {
      counted = Promise.withResolvers();
      command({ kind: 'count' });
      return counted.promise;
    },
    close: () => worker.terminate(),
  };
}

/** Milliseconds of the epoch, comparable between threads. */
export function epochNow(): number {
  return performance.timeOrigin + performance.now();
}

if (parentPort !== null) void serve(workerData as PanelsAsked, parentPort);

type Panel = { readonly feed: LiveFeed; readonly cut: () => void };

async function serve(asked: PanelsAsked, parent: NonNullable<typeof parentPort>): Promise<void> {
  const tell = (told: Told) => parent.postMessage(told);
  const requests = new Map<string, number>();
  let wholeOrders = 0;
  const ownLoop = monitorEventLoopDelay({ resolution: 5 });
  ownLoop.enable();
  const panels: Panel[] = [];
  parent.on('message', (command: Command) => {
    if (command.kind === 'cut') panels[command.panel]?.cut();
    if (command.kind === 'begin') {
      requests.clear();
      wholeOrders = 0;
      ownLoop.reset();
    }
    if (command.kind === 'count') {
      const stillRinging = panels.reduce((sum, { feed }) => sum + ringingOrders(feed.getState()).length, 0);
      const delayMs = ownLoop.percentile(99) / 1e6;
      tell({ kind: 'counts', counts: { requests, wholeOrders, stillRinging, delayMs } });
    }
  });
  for (let place = 0; place < asked.count; place += 1) {
    const isSlow = place % asked.slowEvery === asked.slowEvery - 1;
    const line = isSlow ? await openSlowLine(asked.address, asked.slowLine) : null;
    panels.push(openPanel(place, line?.address ?? asked.address, isSlow));
    // Spreads the panels over a second, so that their timers do not fire together.
    await wait(1000 / asked.count);
  }

  function openPanel(place: number, address: string, isSlow: boolean): Panel {
    const api = apiOf(asked.token, address);
    const details = keepDetails(api, new QueryClient());
    const panelId = crypto.randomUUID();
    const rung = new Set<number>();
    let socket: WebSocket | null = null;
    let connectedSince: number | null = null;
    const now = () => instant(Date.now());
    const feed = new LiveFeed({
      now,
      random: Math.random,
      fetchWaiting: async () => {
        const { orders, serverTime, isWhole } = await listOfStatus(api, 'NEW', AbortSignal.timeout(8_000));
        return { orders: orders.map(fromListed), serverTime, isWhole };
      },
      readMessage: parseLiveMessage,
      describeTablet: () => ({}),
      onMessage: (message: LiveMessage) => {
        if (message.kind !== 'order-details') return;
        details.take(message.order);
        wholeOrders += 1;
      },
      onSessionEnded: () => {},
      dial: async (events) => {
        const { ticket } = await api('createSocketTicket', { signal: AbortSignal.timeout(8_000) });
        const line = new WebSocket(`${address.replace('http', 'ws')}${SOCKET_PATH}`);
        socket = line;
        line.on('open', () => {
          line.send(JSON.stringify({ token: ticket }));
          events.onOpen();
        });
        line.on('message', (raw) => {
          connectedSince ??= epochNow();
          events.onText(raw.toString());
        });
        line.on('close', (code) => {
          connectedSince = null;
          events.onClose(code);
        });
        line.on('error', () => line.terminate());
        return { send: (text) => line.readyState === WebSocket.OPEN && line.send(text), close: () => line.terminate() };
      },
    });
    const reporter = new PanelReporter({
      now,
      getState: feed.getState,
      describeTablet: () => ({ sound: 'on', isVisible: true }),
      send: (word) => api(reportPanel, { body: { panelId, ...word }, signal: AbortSignal.timeout(8_000) }),
      onTold: (watch) => feed.dispatch({ kind: 'watch-told', watch }),
    });
    let looked: LiveState | null = null;
    feed.subscribe(() => {
      const state = feed.getState();
      // The ringing orders depend on these only: most messages of a rush change none of them.
      const isSame =
        looked?.waiting === state.waiting && looked.silenced === state.silenced && looked.deciding === state.deciding;
      looked = state;
      const fresh = isSame ? [] : ringingOrders(state).filter(({ number }) => !rung.has(number));
      for (const { number } of fresh) {
        rung.add(number);
        reporter.markRendered([number]);
        tell({ kind: 'ring', ring: { panel: place, number, at: epochNow(), isSlow, connectedSince } });
      }
      reporter.nudge();
    });
    return { feed, cut: () => socket?.terminate() };
  }

  function apiOf(token: string, address: string): NamedApi {
    return createNamedApi((request) => {
      request.headers.set('Authorization', `Bearer ${token}`);
      const call = new URL(request.url).pathname.replace(/\/\d+$/, '');
      requests.set(call, (requests.get(call) ?? 0) + 1);
      return fetch(request);
    }, address);
  }
}
