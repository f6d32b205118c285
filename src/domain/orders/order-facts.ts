/**
 * The facts of an order that displays show as a label and a text, in one table: an order field without an entry for a
 * display does not compile. `own` marks what a display shows in a separate place, `none` what it omits on purpose.
 */
import type { AddressField, PostalAddress } from '#domain/accounts/parse-address.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { AS_SOON_AS_POSSIBLE, clientName, describeHandover, METHOD_LABELS, SOURCE_LABELS } from './describe-order.ts';
import { describePaymentForGuest, describePaymentInMail } from './describe-payment.ts';
import { DROP_OFF_LABELS, describeDropOff } from './drop-off.ts';
import type { InvoiceCompany, OrderSource } from './order.ts';
import type { GuestTexts } from './order-fields.ts';
import { handoverMoment } from './order-moments.ts';
import { isOpenOrder } from './order-status.ts';
import type { OrderAddress, OrderView } from './order-view.ts';

/**
 * The displays of an order. `dialog` is where staff decide, `guestPage` the order's own page and that of the account.
 */
export type OrderDisplay =
  | 'card'
  | 'dialog'
  | 'panelPage'
  | 'kitchenSlip'
  | 'receiptSlip'
  | 'guestPage'
  | 'mail'
  | 'csv';

type Brief = GuestTexts & {
  readonly address: Omit<OrderAddress, 'zoneCode' | 'city' | 'county'>;
  readonly hasOwnContainer: boolean;
  readonly source: OrderSource;
  readonly table: string;
};
type Whole = Pick<OrderView, FactName & keyof OrderView> &
  Pick<OrderView, 'promisedAt' | 'pickupPlace' | 'paymentStatus' | 'status'> & {
    /** Address of the restaurant. */
    readonly restaurantAddress: string;
  };

/**
 * The fields that a display's facts are read from; fields that the display shows in separate places are not required.
 */
export type FactSource = Record<'card' | 'dialog' | 'panelPage' | 'kitchenSlip' | 'receiptSlip' | 'csv', Brief> & {
  readonly guestPage: Whole & { readonly now: Instant };
  readonly mail: Whole;
};

/**
 * Fields of an order without a line of their own: flags, moments of its lifecycle, lines and sums (order-sums.ts), and
 * fields that another fact includes.
 */
type NoFact =
  | 'number'
  | 'version'
  | 'status'
  | 'placedAt'
  | 'acceptedAt'
  | 'toldAt'
  | 'readyAt'
  | 'leftAt'
  | 'stationsDone'
  | 'courier'
  | 'noAnswerAt'
  | 'returnedAt'
  | 'promisedAt'
  | 'minutesToPrepare'
  | 'pickupPlace'
  | 'paymentStatus'
  | 'onlineMoney'
  | 'unseenChanges'
  | 'proposalUntil'
  | 'proposal'
  | 'versions'
  | 'hasAllergyNote'
  | 'allergyReadAt'
  | 'isAgeRestricted'
  | 'isIdentitySeen'
  | 'closedDay'
  | 'rejectionReason'
  | 'lines'
  | 'bundles'
  | 'products'
  | 'packaging'
  | 'manualPackaging'
  | 'deliveryFee'
  | 'deposits'
  | 'reductions'
  | 'total'
  | 'payable'
  | 'timeline'
  | 'livePage';

/** The facts: every other field of an order, and the address fields that are not part of the postal address. */
type FactName = Exclude<keyof OrderView, NoFact> | Exclude<AddressField, keyof PostalAddress>;

type FactText<Source> = {
  /** '' where the text needs no label. */
  readonly label: string;
  /** '' where there is nothing to show. */
  readonly text: (order: Source) => string;
};

type Facts = {
  readonly [Fact in FactName]: {
    readonly [Display in OrderDisplay]: FactText<FactSource[Display]> | 'own' | 'none';
  };
};

/** One fact as it is shown. */
export type OrderFactText = { readonly label: string; readonly text: string };

const companyText = ({ company }: Pick<Whole, 'company'>) => (company === null ? '' : describeCompany(company));
const container = (words: string) => (order: Brief) => (order.hasOwnContainer ? words : '');
const CONTAINER_FOR_STAFF = { label: '', text: container('Vine cu recipientul propriu') };

const dropOff = { label: DROP_OFF_LABELS.dropOff, text: ({ address }: Brief) => describeDropOff(address) };
const dropOffNote = { label: DROP_OFF_LABELS.dropOffNote, text: ({ address }: Brief) => address.dropOffNote };

/** Without a label on narrow displays: „Masa 4” is clear by itself. */
const table = { label: '', text: ({ table: name }: Pick<Brief, 'table'>) => (name === '' ? '' : `Masa ${name}`) };
const tableInList = { label: 'Masa', text: ({ table: name }: Pick<Brief, 'table'>) => name };
const source = { label: '', text: (order: Brief) => (order.source === 'WEB' ? '' : SOURCE_LABELS[order.source]) };

const place = {
  label: 'Unde',
  text: ({ method, address, pickupPlace, restaurantAddress }: Whole) =>
    method === 'DELIVERY' ? formatAddress(address) : (pickupPlace ?? restaurantAddress),
};
const method = { label: 'Cum', text: (order: Whole) => METHOD_LABELS[order.method] };

/** Guests who pick up are called by this number; empty for other methods and for ended orders. */
export const calledNumber = ({ method, kitchenNumber, status }: Pick<Whole, 'method' | 'kitchenNumber' | 'status'>) =>
  method === 'PICKUP' && kitchenNumber !== null && isOpenOrder(status) ? String(kitchenNumber) : '';

/** What guests see as list entries and staff in fixed places. */
const OWN_TO_STAFF = {
  card: 'own',
  dialog: 'own',
  panelPage: 'own',
  kitchenSlip: 'own',
  receiptSlip: 'own',
  csv: 'own',
} as const;
const AT_THE_DOOR = { kitchenSlip: 'none' } as const;
const everywhere = <Told>(told: Told) => ({
  card: told,
  dialog: told,
  panelPage: told,
  kitchenSlip: told,
  receiptSlip: told,
  guestPage: told,
  mail: told,
  csv: told,
});

const FACTS: Facts = {
  kitchenNumber: {
    ...OWN_TO_STAFF,
    dialog: 'none',
    csv: 'none',
    guestPage: { label: 'Numărul strigat la ridicare', text: calledNumber },
    mail: { label: 'Numărul strigat la ridicare', text: calledNumber },
  },
  method: { ...OWN_TO_STAFF, guestPage: method, mail: method },
  requestedAt: {
    ...OWN_TO_STAFF,
    guestPage: {
      label: 'Când',
      text: (order) => {
        const at = handoverMoment(order);
        return at === null ? AS_SOON_AS_POSSIBLE : describeSoon(at, order.now);
      },
    },
    mail: { label: 'Când', text: describeHandover },
  },
  address: { ...OWN_TO_STAFF, guestPage: place, mail: place },
  contact: {
    ...OWN_TO_STAFF,
    guestPage: 'none',
    mail: { label: 'Nume', text: ({ contact }) => `${clientName(contact)}, ${formatPhone(contact.phone)}` },
  },
  payment: {
    ...OWN_TO_STAFF,
    kitchenSlip: 'none',
    guestPage: { label: 'Plata', text: describePaymentForGuest },
    mail: { label: 'Plată', text: describePaymentInMail },
  },
  dropOff: { ...everywhere(dropOff), ...AT_THE_DOOR },
  dropOffNote: { ...everywhere(dropOffNote), ...AT_THE_DOOR },
  source: {
    card: source,
    dialog: source,
    panelPage: source,
    kitchenSlip: source,
    receiptSlip: 'none',
    guestPage: 'none',
    mail: 'none',
    csv: { label: 'Sursă', text: (order) => SOURCE_LABELS[order.source] },
  },
  table: {
    card: table,
    dialog: table,
    panelPage: table,
    kitchenSlip: table,
    receiptSlip: table,
    guestPage: tableInList,
    mail: tableInList,
    csv: tableInList,
  },
  hasOwnContainer: {
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
    ...OWN_TO_STAFF,
    card: 'none',
    kitchenSlip: 'none',
    guestPage: { label: 'Factură pe firmă', text: companyText },
    mail: { label: 'Factură', text: (order) => companyText(order).replaceAll('\n', ', ') },
  },
  notes: {
    ...OWN_TO_STAFF,
    receiptSlip: { label: '', text: ({ notes }) => notes },
    guestPage: { label: 'Informații suplimentare', text: ({ notes }) => notes },
    mail: { label: 'Observații', text: ({ notes }) => notes },
    csv: 'none',
  },
};

/** The facts of an order that a display lists, in the order of the table; empty ones are left out. */
export function orderFacts<Display extends OrderDisplay>(
  display: Display,
  order: FactSource[Display],
): readonly OrderFactText[] {
  return factsWithGaps(display, order).filter(({ text }) => text !== '');
}

/** The same with empty facts included: for tables, whose columns are fixed. */
export function factsWithGaps<Display extends OrderDisplay>(
  display: Display,
  order: FactSource[Display],
): readonly OrderFactText[] {
  return Object.values(FACTS).flatMap((fact: Facts[FactName]) => {
    const factText = fact[display];
    return factText === 'own' || factText === 'none' ? [] : [{ label: factText.label, text: factText.text(order) }];
  });
}

/** Whom the invoice is for, a line each: name; fiscal code and trade register; registered office. */
export function describeCompany({ name, cui, tradeRegister, office }: InvoiceCompany): string {
  const numbers = [`CUI ${cui}`, tradeRegister].filter((part) => part !== '').join(', ');
  return [name, numbers, office].filter((line) => line !== '').join('\n');
}
