import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { formatLongDate } from '#domain/time/format-date.ts';

/** What a code for everybody is worth, from which sum, until when. */
export function describeCoupon(coupon: Coupon): readonly string[] {
  const minimum =
    coupon.minimumOrder > ZERO_BANI ? ` la produse de cel puțin ${formatLei(coupon.minimumOrder)}` : ' la produse';
  return [
    `Ai ${worthOf(coupon)} reducere${minimum}, o singură dată.`,
    `Scrie codul la finalizarea comenzii, până ${formatLongDate(coupon.endDate)} inclusiv.`,
  ];
}

/** „15%” or „10,00 lei”; the larger decides, so a code that has both names both. */
export function worthOf({ discountBasisPoints, discountAmount }: Coupon): string {
  const percentage = `${String(discountBasisPoints / 100).replace('.', ',')}%`;
  if (discountAmount === ZERO_BANI) return percentage;
  return discountBasisPoints === 0
    ? formatLei(discountAmount)
    : `${percentage} (cel puțin ${formatLei(discountAmount)})`;
}
