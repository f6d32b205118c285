/** Ours: orders taken by staff by telephone or at the counter, and identifying callers. */
import { z } from 'zod';
import { STAFF_SOURCES } from '#domain/orders/order.ts';
import { WireDate } from '../values/schemas.ts';
import { ConfirmOrderRequest, OrderDetail, OrderStepResponse, PlaceOrderRequest } from './wire.ts';

/**
 * An order as guests send it, with staff's additions. Names, phone and e-mail may be '' where they are not required.
 */
export const TakeOrderRequest = PlaceOrderRequest.extend({
  source: z.enum(STAFF_SOURCES),
  /** The promise, as at acceptance. */
  timeToPrepare: ConfirmOrderRequest.shape.timeToPrepare,
  /** Staff have told the kitchen about the guest's allergy; an order with an allergy note is refused without it. */
  allergyRead: z.boolean().default(false),
});
export type TakeOrderRequest = z.infer<typeof TakeOrderRequest>;

export const TakeOrderResponse = OrderStepResponse.extend({
  /** The guest's live page, to be read out or sent. */
  trackingPath: z.string(),
});

export const FindCallerRequest = z.object({ phoneNumber: z.string().max(40) });

export const FindCallerResponse = z.object({
  /** In its national form. */
  phoneNumber: z.string(),
  /** Orders of this number that were not rejected. */
  numberOfOrders: z.int(),
  /** The newest of them, newest first. */
  orders: z.array(OrderDetail),
  /** Promotions that are counted for each person, and that this number gets no more. */
  withheldPromotionIds: z.array(z.int()),
  /** Why the number may not order online: a warning, staff decide. */
  block: z.object({ reason: z.string(), until: WireDate.nullable() }).nullable(),
});
