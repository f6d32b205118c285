/** What goes into a box of the house, and what does not. */
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';

/**
 * From this day whoever sells food to take away lets guests bring what it is put into, at no higher price (Regulation
 * (EU) 2025/40 art. 32; romania.md §5.3). A house may begin earlier; this is what a new one begins with.
 */
export const OWN_CONTAINER_DUTY = localDate('2027-02-12');

/** Whether a guest may bring her own container: for what she fetches herself, from the day the house named. */
export function takesOwnContainer({
  method,
  day,
  from,
}: {
  /** `null` while the guest has not chosen. */
  readonly method: DeliveryMethod | null;
  /** The calendar day in Bucharest on which the order changes hands. */
  readonly day: LocalDate;
  readonly from: LocalDate;
}): boolean {
  return method === 'PICKUP' && day >= from;
}

/**
 * Whether a piece is put into a box that is paid for. At the table there are plates; what a guest's own container is
 * filled with needs none. A sealed bottle or can (it carries a deposit) is filled into nothing, so its packaging stays.
 */
export function isBoxed({
  method,
  hasOwnContainer,
  hasDeposit,
}: {
  readonly method: DeliveryMethod | null;
  readonly hasOwnContainer: boolean;
  readonly hasDeposit: boolean;
}): boolean {
  return method !== 'RESTAURANT' && !(method === 'PICKUP' && hasOwnContainer && !hasDeposit);
}
