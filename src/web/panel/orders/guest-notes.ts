/**
 * Sorts what the guest wrote on an order: texts about an allergy are shown separately, so that staff cannot overlook
 * them.
 */
import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import { listGuestTexts } from '#domain/orders/order-fields.ts';
import type { ListedOrder, OrderLine, OrderView } from '#domain/orders/order-view.ts';
import { mentionsAllergy } from '#domain/orders/placing/allergy-note.ts';
import { noteWords as words } from '#web/i18n/order-notes.ts';

/** Every text of an order, as cards, alerts and dialogs receive it. */
export type WrittenTexts = {
  /** About the whole order; '' for none. */
  readonly notes: string;
  /** All texts about the whole order and its door, notes included. */
  readonly ofOrder: readonly string[];
  readonly lines: readonly { readonly name: string; readonly message: string }[];
};

export type GuestNotes = {
  /** Each text about an allergy, quoted, with the dish it was written for. */
  readonly allergy: readonly string[];
  /** The note about the whole order; '' when there is none, or when it is among the allergies. */
  readonly note: string;
  /** What was written for dishes, quoted, without the allergies. */
  readonly messages: readonly string[];
};

export function sortNotes({ notes, ofOrder, lines }: WrittenTexts): GuestNotes {
  const whole = ofOrder.filter(mentionsAllergy).map(words.quoted);
  const written = lines.filter(({ message }) => message !== '');
  const quote = ({ name, message }: (typeof written)[number]) => words.ofLine(name, message);
  return {
    allergy: [...whole, ...written.filter(({ message }) => mentionsAllergy(message)).map(quote)],
    note: mentionsAllergy(notes) ? '' : notes,
    messages: written.filter(({ message }) => !mentionsAllergy(message)).map(quote),
  };
}

const notesOfOrders = new WeakMap<ListedOrder, GuestNotes>();

/** The notes of an order of a list, cached per object: finding allergies takes a dozen patterns a text. */
export function notesOfListed(order: ListedOrder): GuestNotes {
  const known = notesOfOrders.get(order);
  if (known !== undefined) return known;
  const notes = sortNotes(textsOfListed(order));
  notesOfOrders.set(order, notes);
  return notes;
}

export function textsOfListed(order: ListedOrder): WrittenTexts {
  return writtenTexts(order, order.items);
}

export function textsOfOrder(order: OrderView): WrittenTexts {
  return writtenTexts(order, order.lines);
}

function writtenTexts(
  order: ListedOrder | OrderView,
  lines: readonly Pick<OrderLine, 'productName' | 'message'>[],
): WrittenTexts {
  return {
    notes: order.notes,
    ofOrder: [...listGuestTexts(order), ...doorNotesOf(order.address)],
    lines: lines.map(({ productName, message }) => ({ name: productName, message })),
  };
}
