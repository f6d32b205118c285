import { countDeposits } from '#domain/cart/count-deposits.ts';
import type { PricedLine } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { lineText } from '#web/i18n/order-line.ts';

/** „Garanție SGR (2 × 0,50 lei)”. */
export function depositLabel(lines: readonly PricedLine[]): string {
  const count = countDeposits(lines);
  return count === null ? lineText.deposits : `${lineText.deposits} (${count.pieces} × ${formatLei(count.each)})`;
}
