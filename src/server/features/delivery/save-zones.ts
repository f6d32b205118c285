import type { z } from 'zod';
import type { SaveDeliveryZonesRequest } from '#contract/delivery/wire.ts';
import { ZONE_FIELDS } from '#contract/delivery/zone-fields.ts';
import { sentenceOf } from '#contract/errors.ts';
import { decideZones } from '#domain/delivery/decide-zones.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { OrderZone } from '#domain/orders/placing/judge-order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { listZones, replaceZones } from './delivery.repository.ts';

export const ZONES_SUBJECT = 'delivery-zones';

export type InvalidZones = { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };
export type ZonesRefusal = ChangedMeanwhile | InvalidZones;

type Request = z.output<typeof SaveDeliveryZonesRequest>;

/** The localities as they were typed, or the fields that are wrong. */
export function readZones(sent: Request['zones']): Result<readonly OrderZone[], InvalidZones> {
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
      `zones.${row}.${ZONE_FIELDS[field]}`,
      sentenceOf(code),
    ]);
    return err({ code: 'invalid_request', fields: Object.fromEntries(problems) });
  }
  return ok(zones.value);
}

/** Saves the whole table of localities, in order: a missing one is removed. Orders keep their copy. */
export async function saveZones(
  services: DbServices,
  { zones: sent, version }: Request,
  staffId: number,
): Promise<Result<{ readonly version: number }, ZonesRefusal>> {
  const zones = readZones(sent);
  if (!zones.ok) return zones;
  return saveByStaff(services, { subject: ZONES_SUBJECT, staffId, version }, async (tx, save) =>
    save({
      title: 'Zone de livrare',
      before: describeZones(await listZones(tx)),
      after: describeZones(zones.value),
      write: () => replaceZones(tx, zones.value),
    }),
  );
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
