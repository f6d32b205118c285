/** The one feed and the one voice of this panel, for everything below. */
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { type Instant, instant } from '#domain/time/instant.ts';
import { useApi } from '#web/staff/use-api.ts';
import { connectPanel } from './connect-panel.ts';
import type { LiveFeed } from './live-feed.ts';
import { type LiveState, serverNow } from './live-state.ts';
import { Ringer, type SoundState } from './ringer.ts';
import { useAlerts } from './use-alerts.ts';

type PanelLive = { readonly feed: LiveFeed; readonly ringer: Ringer };

const LiveContext = createContext<PanelLive | null>(null);

export function PanelLiveProvider(props: { readonly children: ReactNode; readonly onSessionEnded: () => void }) {
  const { children, onSessionEnded } = props;
  const api = useApi();
  const queries = useQueryClient();
  const [live, setLive] = useState<PanelLive | null>(null);
  // The outside systems: the server's socket, the network, the tablet's sleep.
  useEffect(() => {
    const ringer = new Ringer();
    const feed = connectPanel({ api, queries, ringer, onSessionEnded });
    const hurry = () => document.visibilityState === 'visible' && feed.hurry();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    setLive({ feed, ringer });
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      feed.stop();
      ringer.stop();
    };
  }, [api, queries, onSessionEnded]);
  if (live === null) return null;
  return (
    <LiveContext value={live}>
      <Alerts live={live} />
      {children}
    </LiveContext>
  );
}

function Alerts({ live }: { readonly live: PanelLive }) {
  useAlerts(live.feed, live.ringer);
  return null;
}

export function usePanelLive(): PanelLive {
  const live = use(LiveContext);
  if (live === null) throw new Error('Outside the panel');
  return live;
}

/** A fact of the live state; draws again when it is another one. */
export function useLive<Fact>(select: (state: LiveState) => Fact): Fact {
  const { feed } = usePanelLive();
  return useSyncExternalStore(feed.subscribe, () => select(feed.getState()));
}

export function useSound(): SoundState {
  const { ringer } = usePanelLive();
  return useSyncExternalStore(ringer.subscribe, ringer.getState);
}

const STEP_MS = 15_000;

/** The server's present, in steps of a quarter of a minute: fine enough for waiting times. */
export function useServerNow(): Instant {
  return useLive((state) => instant(Math.floor(serverNow(state) / STEP_MS) * STEP_MS));
}
