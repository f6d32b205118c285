import { clientName } from '#domain/orders/describe-order.ts';
import { type GuestTexts, listGuestTexts } from '#domain/orders/order-fields.ts';
import type { OrderAddress, OrderView } from '#domain/orders/order-view.ts';
import { mentionsAllergy } from '#domain/orders/placing/allergy-note.ts';
import { formatAddress } from '#domain/text/format-address.ts';

type KnownOrder = Pick<OrderView, 'contact' | 'method' | 'address' | 'lines'> & GuestTexts;

/** What earlier orders reveal about a caller. */
export type KnownCaller = {
  readonly name: string;
  readonly email: string;
  /** Without duplicates, the latest first. */
  readonly addresses: readonly OrderAddress[];
  /** Allergy notes, without duplicates. */
  readonly allergies: readonly string[];
  /** Other notes, without duplicates. */
  readonly notes: readonly string[];
};

/** @param orders the newest first; null for none */
export function describeCaller(orders: readonly KnownOrder[]): KnownCaller | null {
  const [last] = orders;
  if (last === undefined) return null;
  const addresses = orders.filter(({ method }) => method === 'DELIVERY').map(({ address }) => address);
  const isFirst = (address: OrderAddress, place: number) =>
    addresses.findIndex((one) => formatAddress(one) === formatAddress(address)) === place;
  const texts = new Set(
    orders.flatMap((order) => [
      order.notes,
      ...[...listGuestTexts(order), ...order.lines.map(({ message }) => message)].filter(mentionsAllergy),
    ]),
  );
  texts.delete('');
  return {
    name: clientName(last.contact),
    email: orders.find(({ contact }) => contact.email !== '')?.contact.email ?? '',
    addresses: addresses.filter(isFirst),
    allergies: [...texts].filter(mentionsAllergy),
    notes: [...texts].filter((text) => !mentionsAllergy(text)),
  };
}
