import { fetchSentCart } from '#contract/cart-links/client.ts';
import type { Api } from '#contract/client.ts';
import type { EarlierOrder } from '#domain/cart/order-again.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';

/** The cart of the link; an unknown, forged or malformed link is "not found". */
export async function loadSentCart(api: Api, token: string): Promise<EarlierOrder> {
  return fetchSentCart(api, token).catch((failure: unknown) => {
    if (namesNothing(failure)) throw notFound();
    throw failure;
  });
}
