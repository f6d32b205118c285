import { defineCall } from '../define/define-call.ts';
import { lei } from '../values/fields.ts';
import { CartLinkParams, CartLinkResponse, MakeCartLinkRequest, MakeCartLinkResponse } from './wire.ts';

export const makeCartLink = defineCall({
  method: 'POST',
  path: '/user-service/cart-links',
  access: 'public',
  /** Per visitor and hour. */
  limit: { points: 60, seconds: 3600 },
  needsRoom: true,
  sentence: 'Makes a cart a short address that can be sent or printed; the same cart has the same address.',
  refusals: ['cart_too_large', 'empty_cart'],
  body: MakeCartLinkRequest,
  response: MakeCartLinkResponse,
  created: 'always',
});

export const getCartLink = defineCall({
  method: 'GET',
  path: '/user-service/cart-links/{token}',
  access: 'public',
  limit: { points: 600, seconds: 3600 },
  sentence: 'What was in a sent cart, with the names and prices of then.',
  refusals: ['cart_link_unknown'],
  params: CartLinkParams,
  response: CartLinkResponse,
  responseFields: {
    lines: [{ unitPrice: lei, extras: [{ price: lei }] }],
    bundles: [{ total: lei }],
  },
});
