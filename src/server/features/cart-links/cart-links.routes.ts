import { getCartLink } from '#contract/cart-links/calls.ts';
import { sentenceOf } from '#contract/errors.ts';
import { parseMessage } from '#domain/accounts/parse-message.ts';
import { checkLimits } from '#domain/cart/change-cart.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerAs, defineRoute, type Route, refuse } from '#server/platform/http/route.ts';
import type { Secrets } from '#server/platform/security/secrets.ts';
import { cartLinkPath } from './cart-link-token.ts';
import { openSentCart, sendCart } from './send-cart.ts';

export function cartLinkRoutes(services: DbServices & { readonly secrets: Secrets }): readonly Route[] {
  return [
    defineRoute('makeCartLink', async ({ body }) => {
      const lines = body.lines.map((line) => (line.kind === 'product' ? withMessage(line) : line));
      const refused = lines.flatMap((line, place) => (line === null ? [`lines.${place}.message`] : []));
      if (refused.length > 0) {
        const fields = Object.fromEntries(refused.map((path) => [path, sentenceOf('text_character')]));
        return refuse('invalid_request', {}, { fields });
      }
      const cart = checkLimits({ lines: lines.filter((line) => line !== null) });
      if (!cart.ok) return refuse('cart_too_large');
      const token = await sendCart(services, cart.value);
      return token === null ? refuse('empty_cart') : answer({ path: cartLinkPath(token) }, { status: 201 });
    }),
    defineRoute('getCartLink', async ({ params }) => {
      const cart = await openSentCart(services, params.token);
      return cart === null ? refuse('cart_link_unknown') : answerAs(getCartLink, cart);
    }),
  ];
}

/** The line with its message as an order takes it; null when the message holds what cannot be shown. */
function withMessage<Line extends { readonly message: string }>(line: Line): Line | null {
  const message = parseMessage(line.message);
  if (message.ok) return { ...line, message: message.value };
  // A message that is only too long is told where the order is placed.
  return message.error.code === 'text_invalid' ? null : line;
}
