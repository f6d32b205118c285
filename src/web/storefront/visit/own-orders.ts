import { useEffect, useState } from 'react';
import type { Api } from '#contract/client.ts';
import { fetchOwnOrders } from '#contract/orders/calls.ts';
import type { ListedOrder } from '#domain/orders/order-view.ts';
import { liveAccountSession, useAccountSession } from '#web/session/account-session.ts';
import { useApi } from '#web/use-api.ts';

/** As many as may run at once; the newest is the one to order again. */
const SIZE = 3;
/** The bar and the card ask at the same time. */
const FRESH_MS = 20_000;

type Asked = { readonly email: string; readonly atMs: number; readonly orders: Promise<readonly ListedOrder[]> };
let last: Asked | null = null;

/** The newest orders of the customer who is signed in; none for guests, while the answer is not there, and without one. */
export function useOwnOrders(): readonly ListedOrder[] {
  const api = useApi();
  const session = useAccountSession();
  const email = liveAccountSession()?.role === 'ROLE_USER' ? session?.email : undefined;
  const [known, setKnown] = useState<{ readonly email: string; readonly orders: readonly ListedOrder[] } | null>(null);
  // Outside system: the account.
  useEffect(() => {
    if (email === undefined) return;
    let hasLeft = false;
    askFor(api, email).then(
      (orders) => hasLeft || setKnown({ email, orders }),
      // Nothing is shown then; a session that has ended is told by `SessionWatch`.
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
  }, [api, email]);
  return known !== null && known.email === email ? known.orders : [];
}

function askFor(api: Api, email: string): Promise<readonly ListedOrder[]> {
  const atMs = Date.now();
  if (last?.email === email && atMs - last.atMs < FRESH_MS) return last.orders;
  const orders = fetchOwnOrders(api, { page: 0, size: SIZE }).then((page) => page.orders);
  last = { email, atMs, orders };
  return orders;
}
