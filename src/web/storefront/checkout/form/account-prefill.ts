/** What a signed-in customer need not write again (storefront.md §6). */

import { type Api, CallFailure } from '#contract/client.ts';
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { endAccountSession, liveAccountSession } from '#web/session/account-session.ts';
import { currentCart } from '#web/storefront/cart/cart-store.ts';
import { loadMenuWithOptions, productIdsOf } from '#web/storefront/facts/menu-with-options.ts';
import { restaurantFacts } from '#web/storefront/facts/shop-answers.ts';
import { type CheckoutForm, CONTACT_FIELDS } from './checkout-form.ts';

export type AccountPrefill = Partial<CheckoutForm>;

/** Asks the account for contact, address and last order; nothing for guests and administrators, or without an answer. */
export async function loadAccountPrefill(api: Api): Promise<AccountPrefill> {
  const session = liveAccountSession();
  if (session === null || session.role === 'ROLE_ADMIN') return {};
  const answers = await Promise.all([
    api('getUserContact'),
    api('getUserAddress'),
    api('getUserOrders', { query: { page: 0, size: 1 } }),
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
    payment: last?.orderPaymentOptions ?? null,
    firstName: contact.firstName,
    lastName: contact.lastName,
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

/** Fills what is empty; an address that was begun is not mixed with another one. */
export function fillFrom(form: CheckoutForm, prefill: AccountPrefill): CheckoutForm {
  const contact = CONTACT_FIELDS.filter((name) => form[name] === '').map((name) => [name, prefill[name] ?? '']);
  const hasAddress = ADDRESS_FIELDS.some((name) => form[name] !== '');
  const address = hasAddress ? [] : ADDRESS_FIELDS.map((name) => [name, prefill[name] ?? '']);
  return {
    ...form,
    ...Object.fromEntries([...contact, ...address]),
    method: form.method ?? prefill.method ?? null,
    payment: form.payment ?? prefill.payment ?? null,
  };
}

/** Reads what the checkout is judged against, before it shows, and what its guest need not write. In the browser only. */
export async function loadCheckout(api: Api): Promise<AccountPrefill> {
  const [prefill] = await Promise.all([
    loadAccountPrefill(api),
    loadMenuWithOptions(api, productIdsOf(currentCart().lines)),
    restaurantFacts(api).load(),
  ]);
  return prefill;
}
