import type { OrderContact } from './order.ts';

/** Whether mails about an order reach anybody. Without a mailbox staff tell the guest themselves; an anonymised order has none. */
export function hasMailbox({ contact }: { readonly contact: Pick<OrderContact, 'email'> }): boolean {
  return contact.email !== '';
}
