/** The payment of an order that has not arrived yet, as its guest's page has it. */
import type { Bani } from '#domain/money/bani.ts';
import type { DeliveryMethod, OrderStatus } from '#domain/orders/order.ts';
import type { HiddenStatus } from '#domain/orders/status-sets.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { GuestPayment } from './guest-payment.ts';

export type WaitingPayment = GuestPayment & {
  readonly orderNumber: number;
  readonly orderStatus: OrderStatus | HiddenStatus;
  readonly method: DeliveryMethod;
  readonly payable: Bani;
  /** What is paid online. */
  readonly amount: Bani;
  readonly mealCardEligible: Bani | null;
  readonly releasedAt: Instant | null;
  readonly refunded: Bani;
  readonly goingBack: Bani;
  readonly serverTime: Instant;
};
