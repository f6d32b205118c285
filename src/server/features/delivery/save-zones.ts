import type { z } from 'zod';
import type { SaveDeliveryZonesRequest } from '#contract/delivery-zones.ts';
import { sentenceOf } from '#contract/errors.ts';
import { changedFields } from '#domain/changes/changed-fields.ts';
import { decideZones, type ZoneDraft } from '#domain/delivery/decide-zones.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderZone } from '#domain/orders/judge-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, holdForSaving, recordChange } from '#server/features/changes/changes.door.ts';
import type { Database } from '#server/platform/database.ts';
import { inTransaction } from '#server/platform/in-transaction.ts';
import { listZones, replaceZones } from './delivery.repository.ts';

export const ZONES_SUBJECT = 'delivery-zones';

export type ZonesRefusal =
  | ChangedMeanwhile
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

const WIRE_FIELDS: Readonly<Record<keyof ZoneDraft, string>> = {
  code: 'cityCode',
  city: 'city',
  county: 'county',
  enabled: 'enabled',
  minimumOrder: 'minimumOrder',
  fee: 'deliveryFee',
  freeFrom: 'freeDeliveryFrom',
  extraMinutes: 'extraMinutes',
  isVillage: 'isVillage',
};

/** Saves the table of localities as a whole, in its order: what is missing is removed. Orders keep what they wrote down. */
export async function saveZones(
  { db, clock }: { readonly db: Database; readonly clock: () => Instant },
  { zones: sent, version }: z.output<typeof SaveDeliveryZonesRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, ZonesRefusal>> {
  const zones = decideZones(
    sent.map(({ cityCode, deliveryFee, freeDeliveryFrom, ...zone }) => ({
      ...zone,
      code: cityCode,
      fee: deliveryFee,
      freeFrom: freeDeliveryFrom ?? null,
    })),
  );
  if (!zones.ok) {
    const problems = zones.error.map(({ row, field, code }) => [
      `zones.${row}.${WIRE_FIELDS[field]}`,
      sentenceOf(code),
    ]);
    return err({ code: 'invalid_request', fields: Object.fromEntries(problems) });
  }
  return inTransaction(db, async (tx) => {
    const held = await holdForSaving(tx, ZONES_SUBJECT, version);
    if (!held.ok) return held;
    const fields = changedFields(describeZones(await listZones(tx)), describeZones(zones.value));
    if (fields.length > 0) await replaceZones(tx, zones.value);
    const change = { subject: ZONES_SUBJECT, title: 'Zone de livrare', action: 'updated', fields } as const;
    return ok({ version: await recordChange(tx, { ...change, staffId, at: clock() }) });
  });
}

/** One line per locality, and their order. */
function describeZones(zones: readonly OrderZone[]): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...zones.map((zone) => [`${zone.city} (${zone.code})`, describeZone(zone)]),
    ['Ordine', zones.map(({ code }) => code).join(', ')],
  ]);
}

function describeZone({ county, enabled, minimumOrder, fee, freeFrom, extraMinutes, isVillage }: OrderZone): string {
  return [
    `județul ${county}`,
    ...(enabled ? [] : ['oprită']),
    `minim ${formatLei(minimumOrder)}`,
    `taxă ${formatLei(fee)}`,
    freeFrom === null ? 'niciodată gratuit' : `gratuit de la ${formatLei(freeFrom)}`,
    ...(extraMinutes > 0 ? [`+${extraMinutes} min`] : []),
    ...(isVillage ? ['sat'] : []),
  ].join(', ');
}
