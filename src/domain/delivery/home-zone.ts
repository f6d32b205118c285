import type { DeliveryZone } from './quote-delivery.ts';

/**
 * The zone that minutes and fee are told for before the guest says where to: that of the restaurant's own town, else the one
 * with the shortest way; null where nothing is delivered.
 */
export function homeZone<Zone extends DeliveryZone>(zones: readonly Zone[], city: string): Zone | null {
  const offered = zones.filter(({ enabled }) => enabled);
  const nearest = offered.toSorted((one, other) => one.extraMinutes - other.extraMinutes)[0] ?? null;
  return offered.find((zone) => zone.city === city) ?? nearest;
}
