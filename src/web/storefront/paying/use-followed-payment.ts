import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#contract/client.ts';
import { checkPayment } from '#contract/payments/client.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import { inTurn } from '#web/storefront/order/in-turn.ts';
import { useApi } from '#web/use-api.ts';
import { checkInterval } from './describe-waiting.ts';

export type FollowedPayment = {
  readonly payment: WaitingPayment;
  /** By this device's clock, in milliseconds; `null` for the answer that came with the page. */
  readonly receivedAtMs: number | null;
  /** The last question got no answer; `payment` may be outdated. */
  readonly isLost: boolean;
  /** Shows the answer to the guest's own action. */
  readonly show: (answer: WaitingPayment) => void;
};

/** The server asks the provider meanwhile. */
const PATIENCE_MS = 15_000;

/**
 * The payment, asked about quickly at first and slowly later, at once when the page becomes visible again (the guest
 * returns from the provider or from the app of a bank), never while it is hidden.
 */
export function useFollowedPayment(token: string, first: WaitingPayment): FollowedPayment {
  const api = useApi();
  const [followed, setFollowed] = useState<Omit<FollowedPayment, 'show'>>({
    payment: first,
    receivedAtMs: null,
    isLost: false,
  });
  const ask = useEffectEvent(async (patience: AbortSignal, leaving: AbortSignal) => {
    const answer = await checkPayment(api, token, patience).catch(takeAsLost);
    if (leaving.aborted) return;
    setFollowed((known) => (answer === null ? { ...known, isLost: true } : received(answer)));
  });
  // Outside systems: the server, the clock, the tab and the network.
  useEffect(() => {
    const leaving = new AbortController();
    const askInTurn = inTurn((patience) => ask(patience, leaving.signal), PATIENCE_MS);
    let since = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          if (!document.hidden) void askInTurn();
          wait();
        },
        checkInterval(Date.now() - since),
      );
    };
    const askNow = () => {
      if (document.hidden) return;
      since = Date.now();
      clearTimeout(timer);
      wait();
      void askInTurn();
    };
    wait();
    const listening = { signal: leaving.signal };
    document.addEventListener('visibilitychange', askNow, listening);
    window.addEventListener('online', askNow, listening);
    window.addEventListener('pageshow', askNow, listening);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);
  return { ...followed, show: (answer) => setFollowed(received(answer)) };
}

function received(payment: WaitingPayment): Omit<FollowedPayment, 'show'> {
  return { payment, receivedAtMs: Date.now(), isLost: false };
}

function takeAsLost(failure: unknown): null {
  if (!(failure instanceof CallFailure)) throw failure;
  return null;
}
