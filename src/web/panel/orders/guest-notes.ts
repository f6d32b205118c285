/**
 * Sorts what the guest wrote on an order: texts about an allergy are shown separately, so that staff cannot overlook
 * them.
 */
import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import type { ListedOrder, OrderView } from '#domain/orders/order-view.ts';
import { mentionsAllergy } from '#domain/orders/placing/allergy-note.ts';
import { noteWords as words } from '#web/i18n/order-notes.ts';

/** Every text of an order, as cards, alerts and dialogs receive it. */
export type GuestTexts = {
  readonly additionalInformation: string;
  readonly doorNotes: readonly string[];
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

export function sortNotes({ additionalInformation, doorNotes, lines }: GuestTexts): GuestNotes {
  const whole = [additionalInformation, ...doorNotes].filter(mentionsAllergy).map(words.quoted);
  const written = lines.filter(({ message }) => message !== '');
  const quote = ({ name, message }: (typeof written)[number]) => words.ofLine(name, message);
  return {
    allergy: [...whole, ...written.filter(({ message }) => mentionsAllergy(message)).map(quote)],
    note: mentionsAllergy(additionalInformation) ? '' : additionalInformation,
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

export function textsOfListed({ additionalInformation, address, items }: ListedOrder): GuestTexts {
  const lines = items.map(({ productName, message }) => ({ name: productName, message }));
  return { additionalInformation, doorNotes: doorNotesOf(address), lines };
}

export function textsOfOrder({ additionalInformation, address, lines }: OrderView): GuestTexts {
  return {
    additionalInformation,
    doorNotes: doorNotesOf(address),
    lines: lines.map(({ productName, message }) => ({ name: productName, message })),
  };
}
