/** Shifts of couriers: opening, cash left at the till, and closing (docs/decisions/0207). */
import type { CourierName } from '#domain/couriers/courier.ts';
import {
  type CloseRefusal,
  closeShift as decideClose,
  dropCash as decideDrop,
  endShift as decideEnd,
  type OpenOrders,
} from '#domain/couriers/shift.ts';
import { type Bani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, type Result } from '#domain/result.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Tx } from '#server/platform/in-transaction.ts';
import { inRefusableTransaction } from '#server/platform/refusable-transaction.ts';
import {
  ensureOpenShift,
  findShiftCourier,
  insertDrop,
  listOpenShifts,
  lockCourier,
  markShiftClosed,
  markShiftEnded,
  markShiftGoesOn,
  type OpenShift,
} from './couriers.repository.ts';

type NotFound = { readonly code: 'shift_not_found' };

/** Locks the courier's row; null for a deactivated courier. */
export async function findActiveCourier(tx: Tx, courierId: number): Promise<CourierName | null> {
  const courier = await lockCourier(tx, courierId);
  return courier?.isActive ? courier : null;
}

/** Opens the courier's shift where none is open; null for a deactivated courier. */
export async function openShift(tx: Tx, courierId: number, at: Instant): Promise<CourierName | null> {
  const courier = await findActiveCourier(tx, courierId);
  if (courier === null) return null;
  await ensureOpenShift(tx, courierId, at);
  await markShiftGoesOn(tx, courierId);
  return courier;
}

/** The courier ends the shift: it is closed at once when nothing is owed, otherwise the cash must be counted first. */
export function endShift(
  services: DbServices,
  courierId: number,
): Promise<Result<{ readonly isClosed: boolean }, OpenOrders | NotFound>> {
  const at = services.clock();
  return withShift<{ readonly isClosed: boolean }, OpenOrders>(services, { courierId }, async (tx, shift) => {
    const ended = decideEnd(shift);
    if (!ended.ok) return ended;
    if (ended.value.isClosed) {
      await markShiftClosed(tx, shift, { counted: ZERO_BANI, difference: ZERO_BANI, reason: '', staffId: null, at });
    } else {
      await markShiftEnded(tx, shift.id, at);
    }
    return ended;
  });
}

/** A member of staff has counted the cash. */
export function closeShift(
  services: DbServices,
  staffId: number,
  { shiftId, ...given }: { readonly shiftId: number; readonly counted: Bani | null; readonly reason: string },
): Promise<Result<{ readonly difference: Bani }, CloseRefusal | NotFound>> {
  const at = services.clock();
  return withShift<{ readonly difference: Bani }, CloseRefusal>(services, { shiftId }, async (tx, shift) => {
    const closed = decideClose(shift, given);
    if (!closed.ok) return closed;
    await markShiftClosed(tx, shift, { ...closed.value, staffId, at });
    return closed;
  });
}

/** Cash that a courier leaves at the till during a shift. */
export function dropCash(
  services: DbServices,
  staffId: number,
  { shiftId, amount }: { readonly shiftId: number; readonly amount: Bani | null },
): Promise<Result<Bani, { readonly code: 'cash_invalid' } | NotFound>> {
  const at = services.clock();
  return withShift<Bani, { readonly code: 'cash_invalid' }>(services, { shiftId }, async (tx, shift) => {
    const dropped = decideDrop(shift, amount);
    if (dropped.ok) await insertDrop(tx, { shiftId, amount: dropped.value, staffId, at });
    return dropped;
  });
}

/** Locks the courier's row, so that meanwhile no order is assigned and nobody else closes the shift. */
function withShift<Value, Refusal>(
  { db }: DbServices,
  which: { readonly courierId: number } | { readonly shiftId: number },
  work: (tx: Tx, shift: OpenShift) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotFound>> {
  return inRefusableTransaction<Value, Refusal | NotFound>(db, async (tx) => {
    const courierId = 'courierId' in which ? which.courierId : await findShiftCourier(tx, which.shiftId);
    if (courierId === null || (await lockCourier(tx, courierId)) === null) return err({ code: 'shift_not_found' });
    const [shift] = await listOpenShifts(tx, which);
    return shift === undefined ? err({ code: 'shift_not_found' }) : work(tx, shift);
  });
}
