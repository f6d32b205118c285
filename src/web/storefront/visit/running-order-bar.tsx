import { useEffect, useEffectEvent, useState } from 'react';
import { type Api, CallFailure } from '#contract/client.ts';
import { trackOrder } from '#contract/orders/client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { countOf } from '#domain/text/plural.ts';
import { againText } from '#web/i18n/shop/again.ts';
import { Link, useRouterState } from '#web/router/index.ts';
import { RUNNING_ORDERS_KEY } from '#web/session/device-keys.ts';
import { announcedShelf, useStored } from '#web/session/use-stored.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useApi } from '#web/use-api.ts';
import { OWN_ORDERS_ASKED, useOwnOrders } from './own-orders.ts';
import { showsRunningOrders } from './quiet-pages.ts';
import { forgetRunningOrder, parseRunningOrders, type RunningOrder } from './running-order.ts';
import styles from './running-order-bar.module.css';
import { mayMoreRun, runningSentence } from './running-sentence.ts';

/** Polling interval while the page is visible. */
const ASK_MS = 30_000;

/**
 * Links to the running orders, of this device and of the account, on every page except their own and the checkout.
 * Several are folded into one row, so that pages do not begin with a block of links.
 */
export function RunningOrderBar() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const now = useNow();
  const stored = parseRunningOrders(useStored(RUNNING_ORDERS_KEY), now);
  const newest = useOwnOrders();
  const own = newest.filter(
    ({ number, status }) => status !== 'REJECTED' && stored.every((one) => one.number !== number),
  );
  const mayBeMore = mayMoreRun(newest, OWN_ORDERS_ASKED);
  const others = own.flatMap((order) => {
    const words = runningSentence(order, now);
    return words === null ? [] : [{ order, words }];
  });
  const count = stored.length + others.length;
  const isOneOfMany = count > 1;
  useReleasedPlace(stored.length === 0);
  if (count === 0 || !showsRunningOrders(path)) return null;
  const links = (
    <>
      {stored.map((order) => (
        <StoredOrder key={order.path} order={order} isOneOfMany={isOneOfMany} />
      ))}
      {others.map(({ order, words }) => (
        <OrderLink
          key={order.number}
          to={`/user/orders/${order.number}`}
          words={isOneOfMany ? `${againText.number(order.number)}: ${words}` : words}
        />
      ))}
      {mayBeMore && <OrderLink to="/user/orders" words={againText.allOrders} />}
    </>
  );
  return (
    <nav className={styles.bars} aria-label={againText.yours}>
      {isOneOfMany ? (
        // Another page begins with the row closed.
        <details key={path}>
          <summary className={styles.bar}>
            <Icon name="clock" size={20} />
            <span className={styles.words}>
              {mayBeMore ? againText.manyRunning : countOf(count, againText.running)}
            </span>
            <span className={`${styles.way} ${styles.turning}`}>
              <Icon name="chevron" size={18} />
            </span>
          </summary>
          {links}
        </details>
      ) : (
        links
      )}
    </nav>
  );
}

/** Releases the space that is reserved from the first paint (session/returning-script.ts). */
function useReleasedPlace(isEmpty: boolean): void {
  // Outside system: the document.
  useEffect(() => {
    if (isEmpty) delete document.documentElement.dataset.running;
  }, [isEmpty]);
}

/** Hidden once the order is over; a rejected one stays until its page was opened. */
function StoredOrder({
  order: { number, path, waits = false },
  isOneOfMany,
}: {
  readonly order: RunningOrder;
  readonly isOneOfMany: boolean;
}) {
  const now = useNow();
  const order = useTracked(path, waits);
  if (order === 'gone') return null;
  const name = againText.number(number);
  if (order === null) return <OrderLink to={path} words={name} />;
  const words = typeof order === 'string' ? againText[order] : runningSentence(order, now);
  return words !== null && <OrderLink to={path} words={isOneOfMany ? `${name}: ${words}` : words} />;
}

function OrderLink({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <Link href={to} className={styles.bar}>
      <Icon name="clock" size={20} />
      <span className={styles.words}>{words}</span>
      <span className={styles.way}>
        {againText.follow}
        <Icon name="chevron" size={18} />
      </span>
    </Link>
  );
}

/** What an order that is not tracked is; its code is fetched only then. */
async function findUnpaid(api: Api, token: string): Promise<Unpaid | 'gone' | null> {
  return (await import('#web/storefront/paying/find-unpaid.ts')).findUnpaid(api, token);
}

/** An order that has not arrived: it waits for its payment, or was given up without one. */
type Unpaid = 'unpaid' | 'givenUp';

/**
 * The present state of the order; null while it is unknown. An order that is over is deleted from this device; one that
 * was given up stays until its page was opened.
 */
function useTracked(path: string, waits: boolean): OrderView | Unpaid | 'gone' | null {
  const api = useApi();
  const [order, setOrder] = useState<OrderView | Unpaid | 'gone' | null>(null);
  const show = (unpaid: Unpaid | 'gone') => {
    if (unpaid === 'gone') forgetRunningOrder(announcedShelf, path);
    setOrder(unpaid);
  };
  const ask = useEffectEvent(async () => {
    if (document.hidden) return;
    const token = path.slice('/comanda/'.length);
    // One that waits for its payment is not tracked yet, so that asking for it would answer 404.
    if (order === null ? waits : typeof order === 'string') {
      const unpaid = await findUnpaid(api, token).catch(() => undefined);
      if (unpaid === undefined) return;
      if (unpaid !== null) return show(unpaid);
    }
    try {
      const { order: answer } = await trackOrder(api, token);
      if (answer.status === 'DELIVERED') forgetRunningOrder(announcedShelf, path);
      setOrder(answer);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.status !== 404) return;
      const unpaid = await findUnpaid(api, token).catch(() => null);
      if (unpaid !== null) show(unpaid);
    }
  });
  // Outside systems: the server, the clock, and the tab.
  useEffect(() => {
    const askNow = () => void ask();
    askNow();
    const timer = setInterval(askNow, ASK_MS);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, []);
  return order;
}
