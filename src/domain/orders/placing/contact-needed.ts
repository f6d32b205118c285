import type { DeliveryMethod, OrderContact, OrderSource } from '#domain/orders/order.ts';

export type ContactField = keyof OrderContact;

/** Contact fields required of guests who order themselves: they get mails and calls. */
export const WHOLE_CONTACT: ReadonlySet<ContactField> = new Set(['firstName', 'lastName', 'email', 'phone']);

/**
 * Required contact fields. When staff take the order: a name and a number to call back for telephone orders, nothing for
 * a guest at the counter. A delivery needs both, and a coupon needs the telephone number, because it is used once per
 * number. A mailbox is never required: without one no mail is sent. Guests who order themselves at a table of the
 * restaurant are like guests at the counter; all others give the whole contact.
 */
export function contactNeeded({
  source,
  method,
  table = '',
  couponCode,
}: {
  readonly source: OrderSource;
  readonly method: DeliveryMethod | null;
  /** '' for none. */
  readonly table?: string;
  readonly couponCode: string | null;
}): ReadonlySet<ContactField> {
  if (source === 'WEB' && !(method === 'RESTAURANT' && table.trim() !== '')) return WHOLE_CONTACT;
  if (source === 'PHONE' || method === 'DELIVERY') return new Set(['firstName', 'phone']);
  return new Set(couponCode === null || couponCode.trim() === '' ? [] : ['phone']);
}
