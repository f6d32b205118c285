import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { useApi } from '#web/use-api.ts';
import { inTurn } from './in-turn.ts';
import { trackLater } from './order-calls.ts';
import { pollInterval } from './poll-interval.ts';

export type FollowedOrder = {
  readonly latest: TrackedOrder;
  /** By this device's clock, in milliseconds; `null` for what came with the page. */
  readonly receivedAtMs: number | null;
  /** The last question went unanswered; `latest` may be old. */
  readonly isLost: boolean;
  /** Shows what the guest's own step was answered with. */
  readonly show: (answer: TrackedOrder) => void;
};

/** A line that does not answer for so long is no line; the next question may find a better one. */
const PATIENCE_MS = 8_000;

/**
 * The order, asked about for as long as it can change: at its own pace, at once when the page is looked at again or
 * the network is back, never while the page is hidden.
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
  // Outside systems: the restaurant's answer, the clock, the tab and the network.
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

/** Answers may overtake each other; an order never goes back. */
function newer(known: TrackedOrder, answer: TrackedOrder): TrackedOrder {
  return answer.order.version < known.order.version ? known : answer;
}
