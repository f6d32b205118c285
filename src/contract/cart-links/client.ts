/** Sent carts, with domain values. Free of zod. */

import type { Cart } from '#domain/cart/cart.ts';
import type { EarlierOrder } from '#domain/cart/order-again.ts';
import type { Api } from '../client.ts';
import { getCartLink, makeCartLink as makeCartLinkCall } from './calls.ts';

export function fetchSentCart(api: Api, token: string): Promise<EarlierOrder> {
  return api(getCartLink, { params: { token } });
}

/** The path of the cart's own page. */
export async function makeCartLink(api: Api, { lines }: Cart): Promise<string> {
  const { path } = await api(makeCartLinkCall, {
    body: {
      lines: lines.map((line) =>
        line.kind === 'product'
          ? { ...line, extras: [...line.extras], options: [...(line.options ?? [])] }
          : { ...line, choices: [...line.choices] },
      ),
    },
  });
  return path;
}
