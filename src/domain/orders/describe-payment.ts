/** How an order is paid, in words. "Plătit" only when money was received, never because of the means (readings 5). */
import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod } from './order.ts';
import type { OrderView } from './order-view.ts';
import {
  factsOf,
  type Means,
  meansLabel,
  meansOf,
  onlinePartsOf,
  type Payment,
  type PaymentPart,
} from './payment-means.ts';

/** Labels for payment at handover: nothing is paid before the order changes hands. */
const AT_HANDOVER = {
  DELIVERY: 'la livrare',
  PICKUP: 'la ridicare',
  RESTAURANT: 'la restaurant',
} as const satisfies Record<DeliveryMethod, string>;

/** Label when choosing: „Card la livrare”; `method: null` while the method is not chosen. */
export function paymentLabel(means: readonly Means[], method: DeliveryMethod | null): string {
  const only = onlyOf(means);
  const isPlaced = only?.saysWhere === true && method !== null;
  return isPlaced ? `${only.label} ${AT_HANDOVER[method]}` : meansLabel(means);
}

/** Of a payment by one means, its row; null for several. */
export function onlyOf([first, ...others]: readonly Means[]) {
  return first === undefined || others.length > 0 ? null : factsOf(first);
}

type Paid = Pick<OrderView, 'method' | 'payment' | 'paymentStatus'>;

/** For the guest, on the order's page. */
export function describePaymentForGuest({ method, payment, paymentStatus }: Paid): string {
  if (paymentStatus === 'paid') return onlyOf(meansOf(payment))?.when === 'online' ? 'Plătit online' : 'Plătit';
  if (paymentStatus === 'refunded') return 'Returnat';
  if (payment.length === 1) return paymentLabel(meansOf(payment), method);
  return describeParts(payment);
}

/** „62,00 lei cu cardul de masă + 14,50 lei numerar”. */
export function describeParts(payment: Payment): string {
  return payment.map(describePart).join(' + ');
}

/** „20,00 lei numerar”. */
export function describePart({ means, amount }: PaymentPart): string {
  return `${formatLei(amount)} ${factsOf(means).ofAmount}`;
}

/** For a mail, where no other line names the amount. */
export function describePaymentInMail({ method, payment, paymentStatus }: Paid): string {
  if (paymentStatus === 'paid') return 'plătit';
  const atDoor = payment.filter(({ means }) => factsOf(means).when === 'at_door');
  const online = onlinePartsOf(payment);
  if (atDoor.length === 0) return meansLabel(meansOf(online)).toLowerCase();
  if (payment.length === 1) return `${meansLabel(meansOf(payment)).toLowerCase()} ${AT_HANDOVER[method]}`;
  const rest = `${atDoor.map(namePart).join(' și ')}, ${AT_HANDOVER[method]}`;
  return online.length === 0 ? rest : `${online.map(namePart).join(' și ')} și ${rest}`;
}

function namePart({ means, amount }: PaymentPart): string {
  return `${factsOf(means).label.toLowerCase()} ${formatLei(amount)}`;
}
