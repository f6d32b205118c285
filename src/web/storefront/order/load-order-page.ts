import type { Api } from '#contract/client.ts';
import { trackOrder } from '#contract/orders/client.ts';
import { fetchOrderPayment } from '#contract/payments/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { isHidden } from '#domain/orders/status-sets.ts';
import type { WaitingPayment } from '#domain/payments/waiting-payment.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';

export type OrderOfLink =
  | { readonly kind: 'arrived'; readonly number: number; readonly tracked: TrackedOrder }
  /** It waits for its payment, or was given up without one. */
  | { readonly kind: 'waiting'; readonly number: number; readonly payment: WaitingPayment };

/** The order of the link; an unknown or malformed link is "not found". */
export async function loadOrderPage(api: Api, token: string): Promise<OrderOfLink> {
  try {
    return await loadArrived(api, token);
  } catch (failure) {
    if (!namesNothing(failure)) throw failure;
  }
  try {
    const payment = await fetchOrderPayment(api, token);
    // Between the two questions it was paid.
    if (!isHidden(payment.orderStatus)) return await loadArrived(api, token);
    return { kind: 'waiting', number: payment.orderNumber, payment };
  } catch (failure) {
    if (namesNothing(failure)) throw notFound();
    throw failure;
  }
}

async function loadArrived(api: Api, token: string): Promise<OrderOfLink> {
  const tracked = await trackOrder(api, token);
  return { kind: 'arrived', number: tracked.order.number, tracked };
}
