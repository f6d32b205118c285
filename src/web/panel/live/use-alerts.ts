import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { staffWords } from '#web/i18n/staff/staff.ts';
import { describeWaiting } from '#web/panel/orders/order-words.ts';
import type { LiveFeed } from './live-feed.ts';
import {
  alarmOf,
  arrivedBetween,
  callsToBegin,
  ringingOrders,
  type WaitingOrder,
  waitingOrders,
} from './live-state.ts';
import type { Ringer } from './ringer.ts';
import { isShiftWanted } from './shift-start.ts';
import { keepScreenAwake, letScreenSleep } from './wake-lock.ts';

const CHANNEL = 'pofta-panel';

/** Carries the state to the speaker, the tab's title, the system's notifications and the other tabs. */
export function useAlerts(feed: LiveFeed, ringer: Ringer): void {
  const router = useRouter();
  // Outside systems: those named above.
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    let before = feed.getState();
    const carryOut = () => {
      const state = feed.getState();
      ringer.sound(alarmOf(state));
      showCount(waitingOrders(state).length);
      const newlySilenced = [...state.silenced].filter((number) => !before.silenced.has(number));
      if (newlySilenced.length > 0) channel.postMessage(newlySilenced);
      const arrived = arrivedBetween(before, state);
      before = state;
      if (document.visibilityState === 'hidden') {
        for (const order of arrived) {
          notify(
            order,
            () => void router.navigate({ to: '/comenzi/$orderId', params: { orderId: `${order.number}` } }),
          );
        }
      }
    };
    channel.onmessage = ({ data: numbers }: MessageEvent<readonly number[]>) => {
      // From another tab, which has told all tabs already: not sent on.
      before = { ...before, silenced: new Set([...before.silenced, ...numbers]) };
      feed.dispatch({ kind: 'silenced', numbers });
    };
    const unsubscribe = feed.subscribe(carryOut);
    const unsubscribeTitle = router.subscribe('onRendered', () => showCount(waitingOrders(feed.getState()).length));
    carryOut();
    if (isShiftWanted()) void ringer.start();
    return () => {
      unsubscribe();
      unsubscribeTitle();
      channel.close();
      showCount(0);
    };
  }, [feed, ringer, router]);

  // Outside system: the screen, which must not sleep. The browser releases the lock when the tab is hidden, so it is
  // requested again.
  useEffect(() => {
    const keepAwake = () => {
      if (document.visibilityState === 'visible' && ringer.getState() !== 'off') void keepScreenAwake();
    };
    const unsubscribe = ringer.subscribe(keepAwake);
    document.addEventListener('visibilitychange', keepAwake);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', keepAwake);
      letScreenSleep();
    };
  }, [ringer]);
}

/** Silences what rings now; the next new order and the next alarm ring again. */
export function silenceRing(feed: LiveFeed): void {
  const state = feed.getState();
  const numbers = ringingOrders(state).map(({ number }) => number);
  const calls = callsToBegin(state).map(({ orderNumber }) => orderNumber);
  if (numbers.length > 0) feed.dispatch({ kind: 'silenced', numbers });
  else if (calls.length > 0) feed.dispatch({ kind: 'hushed', numbers: calls });
  else if (alarmOf(state) === 'tables') feed.dispatch({ kind: 'tables-silenced' });
  else feed.dispatch({ kind: 'loss-silenced' });
}

function showCount(count: number): void {
  const title = document.title.replace(/^\(\d+\) /, '');
  const wanted = staffWords.alert.documentTitle(count, title);
  if (document.title !== wanted) document.title = wanted;
}

function notify(order: WaitingOrder, open: () => void): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(staffWords.alert.one, {
      body: describeWaiting(order),
      // Several tabs show one notification.
      tag: `pofta-${order.number}`,
      requireInteraction: true,
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
      open();
    };
  } catch {
    // Chrome on Android allows notifications from service workers only; the ring and the popup remain.
  }
}
