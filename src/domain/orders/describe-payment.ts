/** How an order is paid, in words. "Plătit" only when money was received, never because of the means (readings 5). */
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { moneyStateOf, toCollectOf } from '#domain/payments/online-money.ts';
import { listDoorParts, listMoneyLines } from '#domain/payments/staff-money.ts';
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

function onlyOf([first, ...others]: readonly Means[]) {
  return first === undefined || others.length > 0 ? null : factsOf(first);
}

type Paid = Pick<OrderView, 'method' | 'payment' | 'paymentStatus'>;

type PaidForStaff = Paid & Pick<OrderView, 'status' | 'payable' | 'onlineMoney'>;

/** For staff; of money at the door the amounts are shown elsewhere. */
export function describePaymentForStaff(order: PaidForStaff): string {
  const { method, payment, paymentStatus, onlineMoney } = order;
  const state = onlineMoney === null ? 'none' : moneyStateOf(onlineMoney);
  if (state !== 'none') return [STATE_WORDS[state](onlineLabel(payment)), ...describeMoves(order)].join(' · ');
  const means = meansOf(payment);
  const label = paymentLabel(means, method);
  if (paymentStatus === 'refunded') return `${label} · Rambursat`;
  if (paymentStatus === 'unpaid') return label;
  return onlyOf(means)?.paidLabel ?? `${label} · Plătit`;
}

const STATE_WORDS = {
  held: (label) => `${label}, bani blocați`,
  paid: () => 'Plătit online',
  released: (label) => `${label}, bani deblocați`,
  refunded_part: () => 'Plătit online',
  refunded: (label) => `${label} · Rambursat`,
} as const satisfies Record<string, (label: string) => string>;

/** „Card online”; the parts at the door are named with what is to be collected. */
function onlineLabel(payment: Payment): string {
  const online = onlinePartsOf(payment);
  return meansLabel(meansOf(online.length === 0 ? [{ means: 'card_online', amount: ZERO_BANI }] : online));
}

/** What moved or is still to move. */
function describeMoves(order: PaidForStaff): readonly string[] {
  const moves = listMoneyLines(order).flatMap(({ kind, amount }) => {
    if (kind === 'refunded') return [`dat înapoi ${formatLei(amount)}`];
    return kind === 'going_back' ? [`se dă înapoi ${formatLei(amount)}`] : [];
  });
  return toCollectOf(order) > ZERO_BANI ? [...moves, `de încasat ${describeToCollect(order)}`] : moves;
}

/** „5,00 lei numerar”. */
export function describeToCollect(order: Pick<OrderView, 'payable' | 'payment' | 'onlineMoney'>): string {
  return listDoorParts(order).map(describePart).join(' + ');
}

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
