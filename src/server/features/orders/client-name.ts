import type { OrderHead } from './stored-order.ts';

/** As lists and alerts call the guest. */
export function clientName({ contact }: Pick<OrderHead, 'contact'>): string {
  return `${contact.firstName} ${contact.lastName}`;
}
