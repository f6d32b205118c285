import type { Api } from '#contract/client.ts';
import { fetchOrderPayment } from '#contract/payments/client.ts';
import { isHidden } from '#domain/orders/status-sets.ts';
import { namesNothing } from '#web/names-nothing.ts';

/** What an order is that is not tracked: one that waits for its payment, one that was given up, or none. */
export async function findUnpaid(api: Api, token: string): Promise<'unpaid' | 'givenUp' | 'gone' | null> {
  try {
    const { orderStatus } = await fetchOrderPayment(api, token);
    if (!isHidden(orderStatus)) return null;
    return orderStatus === 'ABANDONED' ? 'givenUp' : 'unpaid';
  } catch (failure) {
    if (namesNothing(failure)) return 'gone';
    throw failure;
  }
}
