/** What became of the money of an order that was paid online. Pure: order in, sentences out. */
import { minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isUnhandled } from '#domain/orders/order-status.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { onlineSumOf } from '#domain/orders/payment-means.ts';
import { moneyStateOf, type OnlineMoney, toCollectOf } from '#domain/payments/online-money.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { paying } from '#web/i18n/shop/paying.ts';

export type MoneyOfOrder = Pick<
  OrderView,
  'status' | 'method' | 'payable' | 'payment' | 'paymentStatus' | 'onlineMoney'
>;

/** Empty where nothing was paid online. */
export function describeMoney(order: MoneyOfOrder): readonly string[] {
  const { onlineMoney: money, method, payment } = order;
  if (money === null) return [];
  const isOnline = onlineSumOf(payment) > ZERO_BANI;
  const toCollect = isOnline ? toCollectOf(order) : ZERO_BANI;
  return [
    ...sentencesOf(order, money, isOnline),
    ...(money.goingBack > ZERO_BANI ? [paying.onTheWay(formatLei(money.goingBack))] : []),
    ...(toCollect > ZERO_BANI ? [paying.collect[method](formatLei(toCollect))] : []),
    ...(money.card === '' ? [] : [paying.card(money.card)]),
  ];
}

function sentencesOf({ status }: MoneyOfOrder, money: OnlineMoney, isOnline: boolean): readonly string[] {
  const { held, taken, refunded, releasedAt } = money;
  switch (moneyStateOf(money)) {
    case 'held':
      if (status === 'REJECTED') return [paying.heldToRelease(formatLei(held))];
      return [(isUnhandled(status) ? paying.held : paying.heldAccepted)(formatLei(held))];
    case 'paid':
      return [paying.paid(formatLei(taken))];
    case 'refunded_part':
      return [
        paying.paid(formatLei(minusBani(taken, refunded))),
        paying.refundedPart(formatLei(refunded), formatLei(taken)),
      ];
    case 'refunded':
      return [paying.refundedAll(formatLei(refunded))];
    case 'released':
      return releasedAt === null ? [] : [paying.releasedAt(formatHour(releasedAt))];
    case 'none':
      return isOnline && status !== 'REJECTED' ? [paying.notTaken] : [];
  }
}
