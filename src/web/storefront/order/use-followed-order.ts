import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { useApi } from '#web/use-api.ts';
import { inTurn } from './in-turn.ts';
import { trackLater } from './order-calls.ts';
import { pollInterval } from './poll-interval.ts';

export type FollowedOrder = {
  readonly latest: TrackedOrder;
  /** By this device's clock, in milliseconds; `null` for the answer that came with the page. */
  readonly receivedAtMs: number | null;
  /** The last request failed; `latest` may be outdated. */
  readonly isLost: boolean;
  /** Shows the answer to the guest's own action. */
  readonly show: (answer: TrackedOrder) => void;
};

/** A request without an answer for this long is aborted; the next one may get a better connection. */
const PATIENCE_MS = 8_000;

/**
 * The order, polled while it can change: at an interval by status, at once when the page becomes visible or the network
 * is back, never while the page is hidden.
 */
export function useFollowedOrder(token: string, first: TrackedOrder): FollowedOrder {
  const api = useApi();
  const [followed, setFollowed] = useState<Omit<FollowedOrder, 'show'>>({
    latest: first,
    receivedAtMs: null,
    isLost: false,
  });
  const interval = pollInterval(followed.latest.order.status);
  const ask = useEffectEvent(async (patience: AbortSignal, leaving: AbortSignal) => {
    const answer = await trackLater(api, token, patience).catch(notReached);
    if (leaving.aborted) return;
    setFollowed((known) =>
      answer === null
        ? { ...known, isLost: true }
        : { latest: newer(known.latest, answer), receivedAtMs: Date.now(), isLost: false },
    );
  });
  // Outside systems: the server, the clock, the tab and the network.
  useEffect(() => {
    if (interval === false) return;
    const leaving = new AbortController();
    const askInTurn = inTurn((patience) => ask(patience, leaving.signal), PATIENCE_MS);
    const askNow = () => {
      if (!document.hidden) void askInTurn();
    };
    const timer = setInterval(askNow, interval);
    const listening = { signal: leaving.signal };
    document.addEventListener('visibilitychange', askNow, listening);
    window.addEventListener('online', askNow, listening);
    window.addEventListener('pageshow', askNow, listening);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [interval]);
  const show = (answer: TrackedOrder) =>
    setFollowed((known) => ({ latest: newer(known.latest, answer), receivedAtMs: Date.now(), isLost: false }));
  return { ...followed, show };
}

function notReached(failure: unknown): null {
  if (!(failure instanceof CallFailure)) throw failure;
  return null;
}

/** Answers may arrive out of order; an older one is ignored. */
function newer(known: TrackedOrder, answer: TrackedOrder): TrackedOrder {
  return answer.order.version < known.order.version ? known : answer;
}
