import type { DeliveryMethod, OrderContact, StaffSource } from '#domain/orders/order.ts';

export type ContactField = keyof OrderContact;

/** Contact fields required of guests who order themselves: they get mails and calls. */
export const WHOLE_CONTACT: ReadonlySet<ContactField> = new Set(['firstName', 'lastName', 'email', 'phone']);

/**
 * Contact fields required when staff take the order: a name and a number to call back for telephone orders, nothing for
 * a guest at the counter. A delivery needs both, and a coupon needs the telephone number, because it is used once per
 * number. A mailbox is never required: without one no mail is sent.
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
