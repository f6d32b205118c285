/**
 * Fetches the data of the checkout before its form is rendered. Imports nothing of the form, whose chunk loads in
 * parallel.
 */
import { getUserAddress, getUserContact } from '#contract/accounts/calls.ts';
import { type Api, CallFailure } from '#contract/client.ts';
import { getUserOrders } from '#contract/orders/calls.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { wayOf } from '#domain/orders/payment-means.ts';
import { endAccountSession, liveAccountSession } from '#web/session/account-session.ts';
import { currentCart } from '#web/storefront/cart/cart-store.ts';
import { loadMenuWithOptions, productIdsOf } from '#web/storefront/facts/menu-with-options.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import type { AccountPrefill } from './form/account-prefill.ts';

/** Loads what the checkout is judged by and the account's prefill. In the browser only. */
export async function loadCheckout(api: Api): Promise<AccountPrefill> {
  const [prefill] = await Promise.all([
    loadAccountPrefill(api),
    loadMenuWithOptions(api, productIdsOf(currentCart().lines)),
    restaurantFacts(api).load(),
  ]);
  return prefill;
}

/**
 * Fetches contact, address and last order of the account; empty for guests and administrators, or without an answer.
 */
export async function loadAccountPrefill(api: Api): Promise<AccountPrefill> {
  const session = liveAccountSession();
  if (session === null || session.role === 'ROLE_ADMIN') return {};
  const answers = await Promise.all([
    api(getUserContact),
    api(getUserAddress),
    api(getUserOrders, { query: { page: 0, size: 1 } }),
  ]).catch((failure: unknown) => {
    if (failure instanceof CallFailure && failure.status === 401) endAccountSession();
    return null;
  });
  if (answers === null) return {};
  const [
    contact,
    address,
    {
      content: [last],
    },
  ] = answers;
  return {
    method: last?.deliveryMethod ?? null,
    payment: last === undefined ? null : wayOf(last.paymentParts.map(({ means }) => means)),
    fullName: fullName(contact),
    email: contact.email,
    phone: contact.phoneNumber,
    zoneCode: address.cityCode ?? '',
    street: address.streetAddress,
    streetNumber: address.streetNumberAddress,
    building: address.buildingNumber,
    staircase: address.staircase,
    floor: address.floor,
    apartment: address.appartmentNumber,
    intercom: address.intercom,
    landmark: address.landmark,
  };
}
