/** Ours: a cart as a short address (docs/decisions/0231). */
import { z } from 'zod';
import {
  CART_MAX_LINES,
  LINE_MAX_OPTIONS,
  LINE_MAX_QUANTITY,
  MESSAGE_MAX_LENGTH,
  OPTION_MAX_COUNT,
} from '#domain/cart/cart.ts';
import { Lei } from '../values/schemas.ts';

const Id = z.int().positive().max(2_147_483_647);
const Quantity = z.int().min(1).max(LINE_MAX_QUANTITY);
/** Upper bounds only; the menu decides. */
const MOST_EXTRAS = 50;
const MOST_CHOICES = 50;

const ChosenOption = z.object({
  optionId: Id,
  parentId: Id.nullable(),
  count: z.int().min(1).max(OPTION_MAX_COUNT),
});

const SentLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('product'),
    productId: Id,
    sizeId: Id,
    extras: z.array(z.string().max(200)).max(MOST_EXTRAS),
    options: z.array(ChosenOption).max(LINE_MAX_OPTIONS).default([]),
    message: z.string().max(2 * MESSAGE_MAX_LENGTH),
    quantity: Quantity,
  }),
  z.object({
    kind: z.literal('bundle'),
    promotionId: Id,
    choices: z
      .array(z.object({ setId: Id, productId: Id, sizeId: Id }))
      .min(1)
      .max(MOST_CHOICES),
    quantity: Quantity,
  }),
]);

/** The content of the cart; the server adds names and prices. */
export const MakeCartLinkRequest = z.object({ lines: z.array(SentLine).min(1).max(CART_MAX_LINES) });
export type MakeCartLinkRequest = z.output<typeof MakeCartLinkRequest>;

/** `path`: `/c/1z-k4t9m2xq`. */
export const MakeCartLinkResponse = z.object({ path: z.string() });

export const CartLinkParams = z.object({ token: z.string().min(3).max(40) });

const Piece = { productId: z.int(), sizeId: z.int(), productName: z.string(), sizeLabel: z.string() };

/** The content of the cart when it was sent, with the names and prices of that time. */
export const CartLinkResponse = z.object({
  lines: z.array(
    z.object({
      ...Piece,
      unitPrice: Lei,
      extras: z.array(
        z.object({
          name: z.string(),
          price: Lei,
          option: z.object({ id: z.int(), parentId: z.int().nullable(), count: z.int() }).exactOptional(),
          isLeftOut: z.literal(true).exactOptional(),
        }),
      ),
      message: z.string(),
      quantity: z.int(),
    }),
  ),
  bundles: z.array(
    z.object({
      promotionId: z.int(),
      name: z.string(),
      quantity: z.int(),
      total: Lei,
      parts: z.array(z.object({ ...Piece, isFree: z.boolean() })),
    }),
  ),
});
