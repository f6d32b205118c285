import { ZERO_BANI } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { inPercent } from '#domain/money/percent.ts';
import type { Coupon } from '#domain/promotions/promotion.ts';
import { formatLongDate } from '#domain/time/format-date.ts';

/** The reduction of a code, its minimum sum, and its end; a personal code works only with its owner's address. */
export function describeCoupon(
  coupon: Coupon,
  { isPersonal }: { readonly isPersonal: boolean },
): readonly [worth: string, how: string] {
  const minimum =
    coupon.minimumOrder > ZERO_BANI ? ` la produse de cel puțin ${formatLei(coupon.minimumOrder)}` : ' la produse';
  const address = isPersonal ? ', cu această adresă de e-mail' : '';
  return [
    `Ai ${worthOf(coupon)} reducere${minimum}, o singură dată.`,
    `Scrie codul la finalizarea comenzii${address}, până ${formatLongDate(coupon.endDate)} inclusiv.`,
  ];
}

/** „15%” or „10,00 lei”; with both, the larger reduction applies, so both are named. */
function worthOf({ discountBasisPoints, discountAmount }: Coupon): string {
  const percentage = `${String(inPercent(discountBasisPoints)).replace('.', ',')}%`;
  if (discountAmount === ZERO_BANI) return percentage;
  return discountBasisPoints === 0
    ? formatLei(discountAmount)
    : `${percentage} (cel puțin ${formatLei(discountAmount)})`;
}
