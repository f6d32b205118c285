/** Which pieces need a box, and which go into the guest's own container. */
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { type LocalDate, localDate } from '#domain/time/local-date.ts';

/**
 * From this day sellers of takeaway food must let guests bring their own containers, at no higher price (Regulation
 * (EU) 2025/40 art. 32; romania.md §5.3). A restaurant may begin earlier; this is the default.
 */
export const OWN_CONTAINER_DUTY = localDate('2027-02-12');

/** Whether a guest may bring an own container: at pickup, from the day the restaurant set. */
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
 * Whether a piece needs a box that is charged: not at the table, and not in the guest's own container. A sealed bottle
 * or can (recognised by its deposit) is not put into a container, so its packaging is still charged.
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
