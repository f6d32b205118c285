import { sentCart } from '#contract/carts/calls.ts';
import { checkLimits } from '#domain/cart/change-cart.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerAs, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { cartLinkPath } from './cart-link-token.ts';
import { openSentCart, sendCart } from './send-cart.ts';

/** Per visitor and hour. */
const MADE_PER_HOUR = { points: 60, seconds: 3600 };
const OPENED_PER_HOUR = { points: 600, seconds: 3600 };

export function cartLinkRoutes(services: DbServices & { readonly secrets: Secrets }): readonly Route[] {
  return [
    defineRoute(
      'makeCartLink',
      async ({ body }) => {
        const cart = checkLimits(body);
        if (!cart.ok) return refuse('cart_too_large');
        const token = await sendCart(services, cart.value);
        return token === null ? refuse('empty_cart') : answer({ path: cartLinkPath(token) }, { status: 201 });
      },
      { limit: MADE_PER_HOUR, needsRoom: true },
    ),
    defineRoute(
      'getCartLink',
      async ({ params }) => {
        const cart = await openSentCart(services, params.token);
        return cart === null ? refuse('cart_link_unknown') : answerAs(sentCart, cart);
      },
      { limit: OPENED_PER_HOUR },
    ),
  ];
}
