/** The cash of a courier's shift: the amount owed, and how the shift ends (docs/decisions/0207). */
import { type Bani, bani, minusBani, sumBani, ZERO_BANI } from '#domain/money/bani.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { cleanText, isStorable } from '#domain/text/clean-text.ts';

export type ShiftCash = {
  /** The change the shift began with. */
  readonly float: Bani;
  /** Cash from guests, without card payments. */
  readonly cash: Bani;
  /** Left at the till during the shift. */
  readonly drops: Bani;
};

/** The amount that a courier must hand over: float plus cash minus drops. */
export function owedOf({ float, cash, drops }: ShiftCash): Bani {
  return minusBani(sumBani([float, cash]), drops);
}

/** Number of the shift's orders that are neither handed over nor brought back. */
type Carried = { readonly openOrders: number };

export type OpenOrders = { readonly code: 'courier_has_orders'; readonly orders: number };

/**
 * The courier ends the shift. It is closed at once when nothing is owed; otherwise another person must count the cash.
 */
export function endShift(shift: ShiftCash & Carried): Result<{ readonly isClosed: boolean }, OpenOrders> {
  if (shift.openOrders > 0) return err({ code: 'courier_has_orders', orders: shift.openOrders });
  return ok({ isClosed: owedOf(shift) === ZERO_BANI });
}

export const LONGEST_REASON = 300;

export type CountedShift = {
  readonly counted: Bani;
  /** Counted minus owed: negative where cash is missing. */
  readonly difference: Bani;
  /** '' without a difference. */
  readonly reason: string;
};

export type CloseRefusal = OpenOrders | { readonly code: 'cash_invalid' } | { readonly code: 'cash_reason_required' };

/** A member of staff has counted the cash; a difference needs a reason and stays in the daily report. */
export function closeShift(
  shift: ShiftCash & Carried,
  { counted, reason }: { readonly counted: Bani | null; readonly reason: string },
): Result<CountedShift, CloseRefusal> {
  if (shift.openOrders > 0) return err({ code: 'courier_has_orders', orders: shift.openOrders });
  if (counted === null || counted < 0) return err({ code: 'cash_invalid' });
  const difference = minusBani(counted, owedOf(shift));
  if (difference === ZERO_BANI) return ok({ counted, difference, reason: '' });
  const given = cleanText(reason).trim();
  if (given === '' || given.length > LONGEST_REASON || !isStorable(given)) return err({ code: 'cash_reason_required' });
  return ok({ counted, difference, reason: given });
}

/** Cash left at the till: at most what is owed. */
export function dropCash(shift: ShiftCash, amount: Bani | null): Result<Bani, { readonly code: 'cash_invalid' }> {
  return amount === null || amount <= 0 || amount > owedOf(shift) ? err({ code: 'cash_invalid' }) : ok(amount);
}

const LEU = 100;
/** Banknotes that guests pay with. */
const NOTES = [10, 50, 100, 200].map((note) => note * LEU);
const MOST_SHOWN = 3;

/** The change for the banknotes that a guest is likely to use, the smallest first. */
export function changeFor(sum: Bani): readonly { readonly paid: Bani; readonly change: Bani }[] {
  const rounded = NOTES.map((note) => Math.ceil(sum / note) * note).filter((paid) => paid > sum);
  const paid = [...new Set(rounded)].sort((one, other) => one - other).slice(0, MOST_SHOWN);
  return paid.map((amount) => ({ paid: bani(amount), change: minusBani(bani(amount), sum) }));
}
