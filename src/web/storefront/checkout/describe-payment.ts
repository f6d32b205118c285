import type { DeliveryMethod, PaymentMethod } from '#domain/orders/order.ts';
import { checkout } from '#web/i18n/checkout.ts';

/** A way to pay in words that are true at the door: nothing is paid before (readings 5). */
export function describePayment(payment: PaymentMethod, method: DeliveryMethod | null): string {
  if (payment === 'CASH') return checkout.cash;
  if (payment === 'CASH_AND_CARD') return checkout.cashAndCard;
  return method === null ? checkout.cardAnywhere : checkout.card[method];
}
