import type { DeliveryMethod, OrderContact, StaffSource } from '#domain/orders/order.ts';

export type ContactField = keyof OrderContact;

/** What guests give who order themselves: they are written to and called. */
export const WHOLE_CONTACT: ReadonlySet<ContactField> = new Set(['firstName', 'lastName', 'email', 'phone']);

/**
 * What must be known of a guest whose order staff take: a caller is called back by name and number, a guest at the counter
 * stands there. What is delivered needs both, and a coupon is used once per telephone number. A mailbox is never asked for:
 * without one no mail is sent.
 */
export function contactNeeded({
  source,
  method,
  couponCode,
}: {
  readonly source: StaffSource;
  readonly method: DeliveryMethod;
  readonly couponCode: string | null;
}): ReadonlySet<ContactField> {
  if (source === 'PHONE' || method === 'DELIVERY') return new Set(['firstName', 'phone']);
  return new Set(couponCode === null || couponCode.trim() === '' ? [] : ['phone']);
}
