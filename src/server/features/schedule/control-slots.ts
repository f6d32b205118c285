/** The quarters of an hour of the evening: how full each is, and closing one for orders. */
import { err, ok, type Result } from '#domain/result.ts';
import { type SlotScope, slotOf, stationOfScope } from '#domain/schedule/capacity.ts';
import { listQuarters } from '#domain/schedule/list-quarters.ts';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import {
  closeSlot,
  listClosedSlots,
  listLimits,
  listLoads,
  listStationNames,
  openSlot,
} from './capacity.repository.ts';
import { loadScheduleInForce } from './load-schedule.ts';

export type Evening = {
  readonly limits: readonly { readonly scope: SlotScope; readonly name: string; readonly most: number }[];
  readonly slots: readonly { readonly at: Instant; readonly isClosed: boolean; readonly taken: readonly number[] }[];
  readonly at: Instant;
};

function nameOf(scope: SlotScope, stations: ReadonlyMap<number, string>): string {
  const station = stationOfScope(scope);
  if (station !== null) return `puncte, ${stations.get(station) ?? 'altă secție'}`;
  return scope === 'delivery' ? 'livrări' : 'puncte';
}

/** How full the quarters until closing are; empty where the kitchen has no limit. */
export async function loadEvening({ db, clock }: DbServices): Promise<Evening> {
  const at = clock();
  const limits = await listLimits(db);
  if (limits.length === 0) return { limits: [], slots: [], at };
  const quarters = listQuarters(await loadScheduleInForce(db, at), at);
  const loads = await listLoads(db, at);
  const closed = await listClosedSlots(db, at);
  const stations = await listStationNames(db);
  const takenOf = (slot: Instant, scope: SlotScope) =>
    loads.find((load) => load.at === slot && load.scope === scope)?.taken ?? 0;
  return {
    limits: limits.map((limit) => ({ ...limit, name: nameOf(limit.scope, stations) })),
    slots: quarters.map((slot) => ({
      at: slot,
      isClosed: closed.includes(slot),
      taken: limits.map(({ scope }) => takenOf(slot, scope)),
    })),
    at,
  };
}

/** Closes a quarter for orders, or opens it again; the last call wins. */
export async function setSlot(
  services: DbServices,
  { at: slot, isClosed }: { readonly at: Instant; readonly isClosed: boolean },
  staffId: number,
): Promise<Result<Evening, ChangedMeanwhile | { readonly code: 'slot_invalid' }>> {
  type Refusal = { readonly code: 'slot_invalid' };
  const subject = `slot:${slot}`;
  const saved = await saveByStaff<object, Refusal>(services, { subject, staffId }, async (tx, save, now) => {
    if (slot !== slotOf(slot) || slot < slotOf(now)) return err({ code: 'slot_invalid' });
    const wasClosed = (await listClosedSlots(tx, now)).includes(slot);
    const inWords = (is: boolean) => ({ Comenzi: is ? 'închis' : 'deschis' });
    return save({
      title: `Sfertul de oră: ${formatLongDateTime(slot)}`,
      before: inWords(wasClosed),
      after: inWords(isClosed),
      write: () => (isClosed ? closeSlot(tx, slot, staffId, now) : openSlot(tx, slot)),
    });
  });
  return saved.ok ? ok(await loadEvening(services)) : saved;
}
