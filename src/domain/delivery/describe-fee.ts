/** The delivery fee as text; it agrees with „livrarea”, feminine. */
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei } from '#domain/money/format-lei.ts';
import { type DeliveryZone, feeOf } from './quote-delivery.ts';

/** „5,00 lei”; „gratuită” for nothing. */
export function describeFee(fee: Bani): string {
  return fee > ZERO_BANI ? formatLei(fee) : 'gratuită';
}

/**
 * The fee while the locality is not known: „5,00–10,00 lei”, „până la 10,00 lei” where some localities are free, one
 * amount where all cost the same; '' without delivery.
 *
 * @param counted the sum that thresholds are compared with, as for `quoteDelivery`
 */
export function describeFeeRange(zones: readonly DeliveryZone[], counted: Bani): string {
  const fees = zones
    .filter(({ enabled }) => enabled)
    .map((zone) => feeOf(zone, counted))
    .toSorted((one, other) => one - other);
  const [lowest, highest] = [fees[0], fees.at(-1)];
  if (lowest === undefined || highest === undefined) return '';
  if (lowest === highest) return describeFee(lowest);
  return lowest > ZERO_BANI ? `${formatAmount(lowest)}–${formatLei(highest)}` : `până la ${formatLei(highest)}`;
}
