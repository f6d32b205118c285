import { countDeposits } from '#domain/cart/count-deposits.ts';
import type { PricedLine } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { cartText } from '#web/i18n/cart.ts';

/** „Garanție SGR (2 × 0,50 lei)”. */
export function depositLabel(lines: readonly PricedLine[]): string {
  const count = countDeposits(lines);
  return count === null ? cartText.deposits : `${cartText.deposits} (${count.pieces} × ${formatLei(count.each)})`;
}
