/** Provides this panel's one live feed and one ringer to everything below. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { SoundState } from '#contract/watch/wire.ts';
import { type Instant, instant } from '#domain/time/instant.ts';
import type { OrderKeeper } from '#web/panel/offline/order-keeper.ts';
import type { SavedOrders } from '#web/panel/offline/saved-orders.ts';
import { useMayOpen } from '#web/staff/session/use-may-open.ts';
import { useApi } from '#web/use-api.ts';
import { connectPanel } from './connect-panel.ts';
import type { LiveFeed } from './live-feed.ts';
import { type LiveState, serverNow } from './live-state.ts';
import type { PanelReporter } from './panel-reporter.ts';
import { Ringer } from './ringer.ts';
import { type ShiftStart, startShift } from './shift-start.ts';
import { useAlerts } from './use-alerts.ts';

/** The result of the tap that begins a shift; null before the tap, and after the notice was closed. */
type Shift = { readonly shift: ShiftStart | null; readonly start: () => void; readonly close: () => void };

const ShiftContext = createContext<Shift | null>(null);

type PanelLive = {
  readonly feed: LiveFeed;
  readonly reporter: PanelReporter;
  readonly ringer: Ringer;
  readonly keeper: OrderKeeper;
};

const LiveContext = createContext<PanelLive | null>(null);

type ProviderProps = {
  readonly children: ReactNode;
  readonly hasSessionEnded: boolean;
  readonly onSessionEnded: () => void;
};

export function PanelLiveProvider({ children, hasSessionEnded, onSessionEnded }: ProviderProps) {
  const api = useApi();
  const queries = useQueryClient();
  const isAnswering = useMayOpen('staff');
  const [live, setLive] = useState<PanelLive | null>(null);
  // Outside systems: the server's socket, the network, the tablet's sleep.
  useEffect(() => {
    const ringer = new Ringer();
    const { feed, reporter, keeper } = connectPanel({ api, queries, ringer, isAnswering, onSessionEnded });
    const hurry = () => {
      reporter.hurry();
      if (document.visibilityState === 'visible') feed.hurry();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    setLive({ feed, reporter, ringer, keeper });
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      feed.stop();
      reporter.stop();
      keeper.stop();
      ringer.stop();
    };
  }, [api, queries, isAnswering, onSessionEnded]);
  // Outside system: this device's store.
  useEffect(() => {
    if (hasSessionEnded) live?.keeper.forget();
  }, [live, hasSessionEnded]);
  if (live === null) return null;
  return (
    <LiveContext value={live}>
      <Alerts live={live} />
      <Witness live={live} />
      <ShiftProvider ringer={live.ringer}>{children}</ShiftProvider>
    </LiveContext>
  );
}

function Alerts({ live }: { readonly live: PanelLive }) {
  useAlerts(live.feed, live.ringer);
  return null;
}

function ShiftProvider({ ringer, children }: { readonly ringer: Ringer; readonly children: ReactNode }) {
  const [shift, setShift] = useState<ShiftStart | null>(null);
  const value = useMemo(
    (): Shift => ({
      shift,
      start: () =>
        void startShift(ringer, setShift, (notifications) =>
          // A notice that staff have closed is not reopened.
          setShift((told) => (told === null ? null : { ...told, notifications })),
        ),
      close: () => setShift(null),
    }),
    [ringer, shift],
  );
  return <ShiftContext value={value}>{children}</ShiftContext>;
}

export function useShift(): Shift {
  const shift = use(ShiftContext);
  if (shift === null) throw new Error('Outside the panel');
  return shift;
}

/** Reports that waiting orders were rendered: an animation frame runs only in a visible page that has not crashed. */
function Witness({ live: { feed, reporter } }: { readonly live: PanelLive }) {
  const waiting = useSyncExternalStore(feed.subscribe, () => feed.getState().waiting);
  // Outside system: the screen.
  useEffect(() => {
    const frame = requestAnimationFrame(() => reporter.markRendered(waiting.keys()));
    return () => cancelAnimationFrame(frame);
  }, [reporter, waiting]);
  return null;
}

/** Reports that staff are looking at this order. */
export function useOpened(orderNumber: number): void {
  const { reporter } = usePanelLive();
  // Outside system: the server.
  useEffect(() => {
    if (Number.isSafeInteger(orderNumber)) reporter.markOpened(orderNumber);
  }, [reporter, orderNumber]);
}

export function usePanelLive(): PanelLive {
  const live = use(LiveContext);
  if (live === null) throw new Error('Outside the panel');
  return live;
}

/** Selects a value of the live state; rerenders when it changes. */
export function useLive<Fact>(select: (state: LiveState) => Fact): Fact {
  const { feed } = usePanelLive();
  return useSyncExternalStore(feed.subscribe, () => select(feed.getState()));
}

export function useSound(): SoundState {
  const { ringer } = usePanelLive();
  return useSyncExternalStore(ringer.subscribe, ringer.getState);
}

/** The open orders as this tablet last knew them; null when it knows none. */
export function useSavedOrders(): SavedOrders | null {
  const { keeper } = usePanelLive();
  return useSyncExternalStore(keeper.subscribe, keeper.getSaved);
}

const STEP_MS = 15_000;

/** The server's present time in steps of 15 seconds, which is precise enough for waiting times. */
export function useServerNow(): Instant {
  return useLive((state) => instant(Math.floor(serverNow(state) / STEP_MS) * STEP_MS));
}
