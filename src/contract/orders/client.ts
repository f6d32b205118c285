/** Guests' calls about placed orders, with domain values on both sides. */
import type { OrderView, TrackedOrder } from '#domain/orders/order-view.ts';
import type { Api } from '../client.ts';
import {
  answerProposal as answerProposalCall,
  cancelOrder as cancelOrderCall,
  getFavourites,
  getOrderDetails,
  getUserOrders,
  trackOrder as trackOrderCall,
} from './calls.ts';
import { type OwnOrders, onlyOrderFromWire, ownOrdersFromWire, trackedFromWire } from './codec.ts';

export async function trackOrder(api: Api, token: string, signal?: AbortSignal): Promise<TrackedOrder> {
  return trackedFromWire(await api(trackOrderCall, { params: { token }, ...(signal && { signal }) }));
}

export async function cancelOrder(api: Api, token: string): Promise<TrackedOrder> {
  return trackedFromWire(await api(cancelOrderCall, { body: { token } }));
}

export async function answerProposal(
  api: Api,
  answer: { readonly token: string; readonly proposalId: number; readonly isAccepted: boolean },
): Promise<TrackedOrder> {
  return trackedFromWire(await api(answerProposalCall, { body: answer }));
}

/** @param number as in an address */
export async function fetchOwnOrder(api: Api, number: string): Promise<OrderView> {
  return onlyOrderFromWire(await api(getOrderDetails, { params: { id: number } }));
}

export async function fetchOwnOrders(
  api: Api,
  page: { readonly page: number; readonly size: number },
): Promise<OwnOrders> {
  return ownOrdersFromWire(await api(getUserOrders, { query: page }));
}

/** Product ids of the account's favourites, the most often ordered first. */
export async function fetchFavourites(api: Api): Promise<readonly number[]> {
  return (await api(getFavourites)).productIds;
}
