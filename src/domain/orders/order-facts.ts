/**
 * What is told of an order as a label and a text, for every display in one table: a fact that a display has no word about
 * does not compile. What a display draws in a place of its own is `own`, what it leaves out on purpose `none`.
 */
import { type AddressField, type DropOff, findDropOff, type PostalAddress } from '#domain/accounts/parse-address.ts';
import type { InvoiceCompany } from './order.ts';
import type { OrderAddress } from './order-view.ts';

/** Who shows an order. `dialog` is where staff decide, `guestPage` the order's own page and that of the account. */
export type OrderDisplay =
  | 'checkout'
  | 'card'
  | 'dialog'
  | 'panelPage'
  | 'kitchenSlip'
  | 'receiptSlip'
  | 'guestPage'
  | 'mail'
  | 'csv';

/** Where facts are read from; an order of a list does not know its company. */
export type FactSource = {
  readonly address: Omit<OrderAddress, 'zoneCode' | 'city' | 'county'>;
  readonly hasOwnContainer: boolean;
  readonly company?: InvoiceCompany | null;
};

/** What is told; a field of an address that finds no door is a fact of its own. */
type FactName = 'container' | 'company' | Exclude<AddressField, keyof PostalAddress>;

type Telling = {
  /** '' where the text says it all. */
  readonly label: string;
  /** '' where there is nothing to tell. */
  readonly text: (order: FactSource) => string;
};

/** One fact as it is shown. */
export type ToldFact = { readonly label: string; readonly text: string };

const companyText = ({ company }: FactSource) => (company ? describeCompany(company) : '');
const container = (words: string) => (order: FactSource) => (order.hasOwnContainer ? words : '');
const CONTAINER_FOR_STAFF = { label: '', text: container('Vine cu recipientul propriu') };

/** The ways of handing over, in the words of guests and staff alike. */
export const DROP_OFF_WORDS = {
  AT_DOOR: 'la ușă',
  AT_GATE: 'la poartă',
  CALL: 'sună-mă',
  LEAVE: 'lasă la ușă',
} as const satisfies Record<DropOff, string>;
export const DROP_OFF_LABELS = { dropOff: 'Cum predăm comanda', dropOffNote: 'Pentru curier' } as const;

const dropOff = {
  label: DROP_OFF_LABELS.dropOff,
  text: ({ address }: FactSource) => {
    const way = findDropOff(address.dropOff);
    return way === null ? '' : DROP_OFF_WORDS[way];
  },
};
const dropOffNote = { label: DROP_OFF_LABELS.dropOffNote, text: ({ address }: FactSource) => address.dropOffNote };

const FACTS = {
  dropOff: {
    checkout: dropOff,
    card: dropOff,
    dialog: dropOff,
    panelPage: dropOff,
    kitchenSlip: 'none',
    receiptSlip: dropOff,
    guestPage: dropOff,
    mail: dropOff,
    csv: dropOff,
  },
  dropOffNote: {
    checkout: dropOffNote,
    card: dropOffNote,
    dialog: dropOffNote,
    panelPage: dropOffNote,
    kitchenSlip: 'none',
    receiptSlip: dropOffNote,
    guestPage: dropOffNote,
    mail: dropOffNote,
    csv: dropOffNote,
  },
  container: {
    checkout: 'own',
    card: CONTAINER_FOR_STAFF,
    dialog: CONTAINER_FOR_STAFF,
    panelPage: CONTAINER_FOR_STAFF,
    kitchenSlip: 'own',
    receiptSlip: 'own',
    guestPage: { label: 'Ambalaj', text: container('Vii cu recipientul tău') },
    mail: { label: 'Ambalaj', text: container('vii cu recipientul tău') },
    csv: 'none',
  },
  company: {
    checkout: 'own',
    card: 'none',
    dialog: 'own',
    panelPage: 'own',
    kitchenSlip: 'none',
    receiptSlip: 'own',
    guestPage: { label: 'Factură pe firmă', text: companyText },
    mail: { label: 'Factură', text: (order) => companyText(order).replaceAll('\n', ', ') },
    csv: 'own',
  },
} as const satisfies Record<FactName, Record<OrderDisplay, Telling | 'own' | 'none'>>;

/** The facts of an order that a display shows, in the order of the table; what is not given is left out. */
export function orderFacts(display: OrderDisplay, order: FactSource): readonly ToldFact[] {
  return factsWithGaps(display, order).filter(({ text }) => text !== '');
}

/** The same with every fact that the display knows: for tables, whose columns stand in any case. */
export function factsWithGaps(display: OrderDisplay, order: FactSource): readonly ToldFact[] {
  return Object.values(FACTS).flatMap((fact: Record<OrderDisplay, Telling | 'own' | 'none'>) => {
    const telling = fact[display];
    return telling === 'own' || telling === 'none' ? [] : [{ label: telling.label, text: telling.text(order) }];
  });
}

/** Whom the invoice is for, a line each: name; fiscal code and trade register; registered office. */
export function describeCompany({ name, cui, tradeRegister, office }: InvoiceCompany): string {
  const numbers = [`CUI ${cui}`, tradeRegister].filter((part) => part !== '').join(', ');
  return [name, numbers, office].filter((line) => line !== '').join('\n');
}
