// The table of localities as form values, with the conversions from and to the wire.

import type { BodyOf } from '#contract/define/define-call.ts';
import type { saveDeliveryZones, ZonesSetup } from '#contract/delivery/staff-calls.ts';
import { ZONE_FIELDS } from '#contract/delivery/zone-fields.ts';
import { sentenceOf } from '#contract/errors.ts';
import { decideZones, type ZoneDraft } from '#domain/delivery/decide-zones.ts';
import { newZone } from '#domain/delivery/first-zones.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { parseTypedLei } from '#domain/money/format-lei.ts';
import { leiFromBani } from '#domain/money/lei-codec.ts';
import type { Loaded } from '#web/forms/form-state.ts';

/** Amounts in lei, as typed; '' for none. */
export type ZoneValues = {
  /** React key; never sent. */
  key: string;
  /** Not saved yet: its code may still change. */
  isNew: boolean;
  cityCode: string;
  city: string;
  county: string;
  enabled: boolean;
  minimumOrder: number | string;
  deliveryFee: number | string;
  /** '' for never. */
  freeDeliveryFrom: number | string;
  extraMinutes: number | string;
  isVillage: boolean;
};
export type ZonesValues = { zones: ZoneValues[] };
type Request = BodyOf<typeof saveDeliveryZones>;

export function zonesFrom({ zones, version }: ZonesSetup): Loaded<ZonesValues> {
  const rows = zones.map((zone) => ({
    key: zone.cityCode,
    isNew: false,
    ...zone,
    minimumOrder: leiFromBani(zone.minimumOrder),
    deliveryFee: leiFromBani(zone.deliveryFee),
    freeDeliveryFrom: zone.freeDeliveryFrom === null ? '' : leiFromBani(zone.freeDeliveryFrom),
  }));
  return { values: { zones: rows }, version };
}

export function zonesRequest({ zones }: ZonesValues, version: number | null): Request {
  return {
    version,
    zones: zones.map(({ key: _, isNew: __, ...zone }) => ({
      ...zone,
      minimumOrder: baniOf(zone.minimumOrder),
      deliveryFee: baniOf(zone.deliveryFee),
      freeDeliveryFrom: zone.freeDeliveryFrom === '' ? null : baniOf(zone.freeDeliveryFrom),
      extraMinutes: numberOf(zone.extraMinutes),
    })),
  };
}

/** By field path, with the rules and sentences of the server. */
export function zonesProblems({ zones }: ZonesValues): Record<string, string> {
  const decided = decideZones(zones.map(draftOf));
  const problems = decided.ok ? [] : decided.error;
  return Object.fromEntries(
    problems.map(({ row, field, code }) => [`zones.${row}.${ZONE_FIELDS[field]}`, sentenceOf(code)]),
  );
}

/** The defaults of a new row; for the restaurant's own city with its fee and threshold (readings 2). */
export function freshZone(
  place: Pick<ZoneDraft, 'code' | 'city' | 'county'>,
  homeCity: string,
  key: string,
): ZoneValues {
  const zone = newZone(place, homeCity);
  return {
    key,
    isNew: true,
    cityCode: zone.code,
    city: zone.city,
    county: zone.county,
    enabled: zone.enabled,
    minimumOrder: leiFromBani(zone.minimumOrder),
    deliveryFee: leiFromBani(zone.fee),
    freeDeliveryFrom: zone.freeFrom === null ? '' : leiFromBani(zone.freeFrom),
    extraMinutes: zone.extraMinutes,
    isVillage: zone.isVillage,
  };
}

function draftOf(zone: ZoneValues): ZoneDraft {
  return {
    code: zone.cityCode,
    city: zone.city,
    county: zone.county,
    enabled: zone.enabled,
    minimumOrder: baniOf(zone.minimumOrder),
    fee: baniOf(zone.deliveryFee),
    freeFrom: zone.freeDeliveryFrom === '' ? null : baniOf(zone.freeDeliveryFrom),
    extraMinutes: numberOf(zone.extraMinutes),
    isVillage: zone.isVillage,
  };
}

/** The input allows at most two decimals and nothing below 0. */
function baniOf(lei: number | string): Bani {
  return parseTypedLei(lei) ?? ZERO_BANI;
}

function numberOf(typed: number | string): number {
  return typed === '' ? 0 : Number(typed);
}
