import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { isOnlineWay, type PaymentWay } from '#domain/orders/payment-means.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { ORDER_BUTTON } from '#web/i18n/titles.ts';

/** What the order button says. */
export function describeOrderButton(way: PaymentWay | null, payable: Bani): string {
  return way !== null && isOnlineWay(way) ? checkout.sendAndPay(formatLei(payable)) : ORDER_BUTTON;
}
