/** How an order is paid, in words. "Plătit" only when money was received, never because of the method (readings 5). */
import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod, PaymentMethod } from './order.ts';
import type { OrderView } from './order-view.ts';
import { isSplitMethod, MEANS, methodLabel, type PaymentPart, partsOf } from './payment-means.ts';

/** Labels for payment at handover: nothing is paid before the order changes hands. */
const AT_HANDOVER = {
  DELIVERY: 'la livrare',
  PICKUP: 'la ridicare',
  RESTAURANT: 'la restaurant',
} as const satisfies Record<DeliveryMethod, string>;

/** Label when choosing: „Card la livrare”; `method: null` while the method is not chosen. */
export function paymentLabel(payment: PaymentMethod, method: DeliveryMethod | null): string {
  return payment === 'CARD' && method !== null ? `Card ${AT_HANDOVER[method]}` : methodLabel(payment);
}

type Paid = Pick<OrderView, 'method' | 'payment' | 'paymentStatus'>;

/** For staff; amounts are shown elsewhere. */
export function describePaymentForStaff({
  method,
  payment,
  paymentStatus,
}: Pick<Paid, 'method' | 'paymentStatus'> & { readonly payment: Pick<Paid['payment'], 'method'> }): string {
  const label = paymentLabel(payment.method, method);
  if (paymentStatus === 'refunded') return `${label} · Rambursat`;
  if (paymentStatus === 'unpaid') return label;
  return payment.method === 'CARD' ? 'Plătit' : `${label} · Plătit`;
}

/** For the guest, on the order's page. */
export function describePaymentForGuest({ method, payment, paymentStatus }: Paid): string {
  if (paymentStatus === 'paid') return 'Plătit';
  if (paymentStatus === 'refunded') return 'Returnat';
  if (!isSplitMethod(payment.method)) return paymentLabel(payment.method, method);
  return partsOf(payment).map(describePart).join(' + ');
}

/** „20,00 lei numerar”. */
export function describePart({ means, amount }: PaymentPart): string {
  return `${formatLei(amount)} ${MEANS[means].ofAmount}`;
}

/** For a mail, where no other line names the amount. */
export function describePaymentInMail({ method, payment, paymentStatus }: Paid): string {
  if (paymentStatus === 'paid') return 'plătit';
  if (!isSplitMethod(payment.method)) return `${methodLabel(payment.method).toLowerCase()} ${AT_HANDOVER[method]}`;
  const parts = partsOf(payment).map(({ means, amount }) => `${MEANS[means].label.toLowerCase()} ${formatLei(amount)}`);
  return `${parts.join(' și ')}, ${AT_HANDOVER[method]}`;
}
