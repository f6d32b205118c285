import type { DeliveryZone } from './quote-delivery.ts';

/**
 * The zone whose minutes and fee are shown before the guest chooses a locality: the restaurant's own town, else the
 * zone with the shortest drive; null without delivery.
 */
export function homeZone<Zone extends DeliveryZone>(zones: readonly Zone[], city: string): Zone | null {
  const offered = zones.filter(({ enabled }) => enabled);
  const nearest = offered.toSorted((one, other) => one.extraMinutes - other.extraMinutes)[0] ?? null;
  return offered.find((zone) => zone.city === city) ?? nearest;
}
