/**
 * An order taken by staff: placed by the rules of every order and accepted with the promised moment, in one
 * transaction.
 */
import type { TakeOrderRequest } from '#contract/orders/telephone-wire.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { trackingPath } from '../order-access.ts';
import { type PlaceOrderRefusal, type PlaceOrderServices, placeOrder } from '../placing/place-order.ts';
import type { StoredOrder } from '../stored-order.ts';
import { findOrder } from '../stored-orders.repository.ts';

export type TakenAnswer = { readonly order: StoredOrder; readonly trackingPath: string; readonly isReplay: boolean };

export async function takeOrder(
  services: PlaceOrderServices,
  { body, headers, staffId }: { readonly body: TakeOrderRequest; readonly headers: Headers; readonly staffId: number },
): Promise<Result<TakenAnswer, PlaceOrderRefusal>> {
  const { source, timeToPrepare, allergyRead } = body;
  const placed = await placeOrder(services, {
    body,
    headers,
    // The order belongs to the caller, not to the account of the staff who take it.
    session: null,
    device: null,
    taken: {
      staffId,
      source,
      acceptance: { minutes: timeToPrepare, packaging: null, customerAgreed: false, allergyRead },
    },
  });
  if (!placed.ok) return placed;
  const { answer, accessToken, isReplay } = placed.value;
  const order = await findOrder(services.db, { by: 'number', number: answer.orderNumber });
  // Removing the demonstration data may delete an order between its step and this read.
  if (order === null) return err({ code: 'not_accepted', refusal: { code: 'order_not_found' } });
  return ok({ order, trackingPath: trackingPath(accessToken), isReplay });
}
