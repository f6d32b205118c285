import type { ZoneDraft } from '#domain/delivery/decide-zones.ts';

/** What the wire, and the form with it, calls the fields of a locality: problems are told by these names. */
export const ZONE_FIELDS = {
  code: 'cityCode',
  city: 'city',
  county: 'county',
  enabled: 'enabled',
  minimumOrder: 'minimumOrder',
  fee: 'deliveryFee',
  freeFrom: 'freeDeliveryFrom',
  extraMinutes: 'extraMinutes',
  isVillage: 'isVillage',
} as const satisfies Record<keyof ZoneDraft, string>;
