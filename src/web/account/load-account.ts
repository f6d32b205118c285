/** Loads the data of the account's pages before they are shown. In the browser only. */

import type { AddressResponse, ContactResponse } from '#contract/accounts/accounts.ts';
import { getUserAddress, getUserContact } from '#contract/accounts/calls.ts';
import type { Api } from '#contract/client.ts';
import { fetchOwnOrder, fetchOwnOrders } from '#contract/orders/client.ts';
import type { OwnOrders } from '#contract/orders/codec.ts';
import { PAGE_SIZE } from '#contract/page-size.ts';
import { fetchRestaurant } from '#contract/restaurant/client.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { namesNothing } from '#web/names-nothing.ts';
import { notFound } from '#web/router/index.ts';
import { signInFirst } from './require-account.ts';

export function loadDetails(api: Api, here: string): Promise<ContactResponse> {
  return orSignIn(api(getUserContact), here);
}

export type AddressFacts = {
  readonly address: AddressResponse;
  readonly zones: readonly { readonly code: string; readonly city: string; readonly isVillage: boolean }[];
};

export async function loadAddress(api: Api, here: string): Promise<AddressFacts> {
  const [address, restaurant] = await orSignIn(Promise.all([api(getUserAddress), fetchRestaurant(api)]), here);
  return { address, zones: restaurant.zones };
}

export function loadOrders(api: Api, page: number, here: string): Promise<OwnOrders> {
  return orSignIn(fetchOwnOrders(api, { page, size: PAGE_SIZE }), here);
}

/** One of the customer's own orders; any other number is "not found". */
export async function loadOrder(api: Api, number: string, here: string): Promise<OrderView> {
  const asked = fetchOwnOrder(api, number).catch((failure: unknown) => {
    if (namesNothing(failure)) throw notFound();
    throw failure;
  });
  return orSignIn(asked, here);
}

async function orSignIn<Answer>(asked: Promise<Answer>, here: string): Promise<Answer> {
  return asked.catch((failure: unknown) => {
    throw signInFirst(failure, here);
  });
}
