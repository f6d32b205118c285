import type { Api } from '#contract/client.ts';
import { trackOrder } from '#contract/orders/client.ts';
import type { TrackedOrder } from '#domain/orders/order-view.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';

/** The order of the link; an unknown or malformed link is "not found". */
export async function loadOrderPage(api: Api, token: string): Promise<TrackedOrder> {
  return trackOrder(api, token).catch((failure: unknown) => {
    if (namesNothing(failure)) throw notFound();
    throw failure;
  });
}
