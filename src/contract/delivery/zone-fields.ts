import type { ZoneDraft } from '#domain/delivery/decide-zones.ts';

/** The wire names of a locality's fields, also used by the form: problems are reported by these names. */
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
