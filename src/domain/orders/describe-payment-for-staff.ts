/** How an order is paid, in words for staff: what became of money that is paid online, and what is to be collected. */
import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { moneyStateOf, toCollectOf } from '#domain/payments/online-money.ts';
import { listDoorParts, listMoneyLines } from '#domain/payments/staff-money.ts';
import { describeParts, onlyOf, paymentLabel } from './describe-payment.ts';
import type { OrderView } from './order-view.ts';
import { meansLabel, meansOf, onlinePartsOf, type Payment } from './payment-means.ts';

type PaidForStaff = Pick<OrderView, 'method' | 'payment' | 'paymentStatus' | 'status' | 'payable' | 'onlineMoney'>;

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
function describeToCollect(order: Pick<OrderView, 'payable' | 'payment' | 'onlineMoney'>): string {
  return describeParts(listDoorParts(order));
}
