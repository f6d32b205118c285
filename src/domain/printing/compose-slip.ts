/** Composes the slips of an order: one description for every printer and for the browser. */
import { doorNotesOf } from '#domain/accounts/parse-address.ts';
import { describeAllergens } from '#domain/menu/kitchen-allergens.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { AS_SOON_AS_POSSIBLE, clientName, HANDOVER_WORDS, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { describePaymentForStaff } from '#domain/orders/describe-payment-for-staff.ts';
import { describeCompany, type OrderFactText, orderFacts } from '#domain/orders/order-facts.ts';
import { listGuestTexts } from '#domain/orders/order-fields.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { orderSums } from '#domain/orders/order-sums.ts';
import type { OrderView } from '#domain/orders/order-view.ts';
import { factsOf } from '#domain/orders/payment-means.ts';
import { mentionsAllergy } from '#domain/orders/placing/allergy-note.ts';
import type { ShownRestaurant } from '#domain/restaurant/restaurant.ts';
import { addressLines } from '#domain/text/format-address.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { formatStreet } from '#domain/text/format-street.ts';
import { describeDay, formatDateTime, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Slip, SlipBlock, SlipKind } from './slip.ts';
import { linesOfStation, type SlipLine, slipLines } from './slip-lines.ts';
import { slipWords as words } from './slip-words.ts';

/** The restaurant's data in the heading of the guest's slip. */
export type SlipRestaurant = Pick<ShownRestaurant, 'name' | 'phone' | 'street' | 'streetNumber' | 'city'> & {
  readonly company: Pick<ShownRestaurant['company'], 'companyName' | 'cui'>;
};

/** Why a slip is printed, and its options besides the order. */
export type SlipOccasion = {
  /** The moment of the request; it decides which day is today. */
  readonly at: Instant;
  /** Null while unknown: the slip is then printed without its heading. */
  readonly restaurant: SlipRestaurant | null;
  /** The slip may already be in the kitchen. */
  readonly isCopy: boolean;
  /** Changes since the last slip, a line each; empty on a first slip. */
  readonly changes: readonly string[];
  /** A kitchen slip of one station contains only its dishes; null for all dishes. */
  readonly stationId: number | null;
};

/** Options of a first slip: no copy, no changes. */
export const FIRST_SLIP = { isCopy: false, changes: [], stationId: null } as const;

export function composeSlip(kind: SlipKind, order: OrderView, occasion: SlipOccasion): Slip {
  return [
    ...composeBanners(order, occasion),
    ...(kind === 'kitchen' ? composeKitchenSlip(order, occasion) : composeReceiptSlip(order, occasion)),
  ];
}

function composeBanners({ status }: OrderView, { isCopy, changes }: SlipOccasion): Slip {
  return [
    ...(isCopy ? [onEveryPart(banner(words.copy)), centred(words.copyHint, 'small')] : []),
    ...(status === 'REJECTED' ? [onEveryPart(banner(words.cancelled))] : []),
    ...(changes.length > 0
      ? [onEveryPart(banner(words.changed)), { kind: 'box', title: words.changes, text: changes.join('\n') } as const]
      : []),
  ];
}

/** For the cook: dishes, quantities, options, due time. No prices, and of the guest only the name. */
function composeKitchenSlip(order: OrderView, { at, stationId }: SlipOccasion): Slip {
  const lines = stationId === null ? slipLines(order) : linesOfStation(slipLines(order), stationId);
  const station = lines.find((line) => line.station?.id === stationId)?.station?.name;
  const due = handoverMoment(order);
  const { kitchenNumber, method, number, contact, placedAt, notes } = order;
  const allergy = [...listGuestTexts(order), ...doorNotesOf(order.address)].filter(mentionsAllergy);
  return [
    composeHeading(kitchenNumber, due),
    ...dayOf(due, at),
    onEveryPart(text(`${station ?? words.kitchen} · ${HANDOVER_WORDS[method]}`, 'dish')),
    text(clientName(contact), 'text'),
    onEveryPart(text(`${words.order(number)} · ${words.placedAt(formatHour(placedAt))}`, 'small')),
    ...(kitchenNumber === null && order.status !== 'REJECTED' ? [text(words.toAccept, 'strong')] : []),
    ...composeMarks(order, allergy),
    ...orderFacts('kitchenSlip', order).map(composeFact),
    { kind: 'rule', isDashed: false },
    ...lines.flatMap((line, place) => composeDish(line, place === 0)),
    ...(notes === '' || allergy.includes(notes) ? [] : [{ kind: 'box', title: words.notes, text: notes } as const]),
  ];
}

/** The day, unless it is today: in the kitchen an hour alone means today. */
function dayOf(due: Instant | null, at: Instant): Slip {
  const day = due === null ? 'azi' : describeDay(due, at);
  return day === 'azi' ? [] : [onEveryPart(text(day.toUpperCase(), 'large'))];
}

function composeHeading(kitchenNumber: number | null, due: Instant | null): SlipBlock {
  return onEveryPart({
    kind: 'heading',
    left: kitchenNumber === null ? words.isNew : `#${kitchenNumber}`,
    right: due === null ? words.now : formatHour(due),
  });
}

/** Warnings that must be seen first. */
function composeMarks(order: OrderView, allergy: readonly string[]): Slip {
  return [
    ...(order.hasAllergyNote
      ? [onEveryPart({ kind: 'box', title: words.allergy, text: allergy.map((note) => `„${note}”`).join('\n') })]
      : []),
    ...(order.hasOwnContainer ? [{ kind: 'box', title: words.ownContainer, text: '' } as const] : []),
    ...(order.isAgeRestricted ? [{ kind: 'box', title: `${words.adult} ${words.adultLong}`, text: '' } as const] : []),
  ];
}

function composeDish(
  { quantity, name, size, extras, message, isAdult, isPart, ...line }: SlipLine,
  isFirst: boolean,
): Slip {
  const allergens = describeAllergens(line);
  const whole = [name, unbroken(size), isAdult ? `(${words.adult})` : ''].filter((part) => part !== '').join(' ');
  return [
    ...(isPart || isFirst ? [] : [{ kind: 'rule', isDashed: true } as const]),
    { kind: 'dish', quantity: `${quantity} ×`, name: whole, isIndented: isPart },
    ...extras.map((extra) => text(extra, 'strong', true)),
    ...(message === '' ? [] : [{ kind: 'box', title: '', text: `„${message}”`, isIndented: true } as const]),
    ...(allergens === '' ? [] : [text(`${words.allergens}: ${allergens}`, 'small', true)]),
  ];
}

/** For the guest, or for the courier: prices and destination. It states that it is not a fiscal receipt. */
function composeReceiptSlip(order: OrderView, { at, restaurant }: SlipOccasion): Slip {
  const due = handoverMoment(order);
  const { kitchenNumber, contact, method } = order;
  return [
    ...(restaurant === null ? [] : composeRestaurant(restaurant)),
    composeHeading(kitchenNumber, due),
    ...dayOf(due, at),
    text(due === null ? `${METHOD_LABELS[method]}: ${AS_SOON_AS_POSSIBLE}` : METHOD_LABELS[method], 'strong'),
    onEveryPart(text(`${words.order(order.number)} · ${words.placedAt(formatDateTime(order.placedAt))}`, 'small')),
    ...composeMarks(order, []),
    { kind: 'rule', isDashed: false },
    text(clientName(contact), 'strong'),
    text(formatPhone(contact.phone), 'strong'),
    ...(method === 'DELIVERY' ? addressLines(order.address).map((line) => text(line, 'text')) : []),
    ...(order.pickupPlace === null ? [] : [text(order.pickupPlace, 'text')]),
    ...orderFacts('receiptSlip', order).map(composeFact),
    { kind: 'rule', isDashed: false },
    ...slipLines(order).map(composeSold),
    { kind: 'rule', isDashed: false },
    ...orderSums(order)
      .filter(({ amount }) => amount > 0)
      .map(({ part, name, amount }) => row(name, `${part === 'reduction' ? '−' : ''}${formatLei(amount)}`, 'text')),
    row(words.total, formatLei(order.payable), 'dish'),
    text(describePaymentForStaff(order), 'strong'),
    ...(order.payment.length > 1
      ? order.payment.map(({ means, amount }) => row(factsOf(means).sumLabel, formatLei(amount), 'text'))
      : []),
    ...(order.company === null
      ? []
      : [text(`${words.invoice}: ${describeCompany(order.company).replaceAll('\n', ', ')}`, 'small')]),
    { kind: 'rule', isDashed: true },
    centred(words.thanks, 'strong'),
    centred(words.notFiscal, 'small'),
  ];
}

function composeSold({ quantity, name, size, extras, message, price, isFree, isPart }: SlipLine): SlipBlock {
  const sold = [`${quantity} × ${name}`, unbroken(size), ...extras, message && `„${message}”`];
  const amount = isFree ? words.free : price === null ? '' : formatLei(price);
  return {
    kind: 'row',
    left: sold.filter((part) => part !== '').join(' '),
    right: amount,
    size: 'text',
    isIndented: isPart,
  };
}

function composeRestaurant({ name, phone, street, streetNumber, city, company }: SlipRestaurant): Slip {
  const seller = [company.companyName, company.cui === '' ? '' : words.cui(company.cui)];
  const small = [
    [formatStreet({ street, streetNumber }), city].filter((part) => part !== '').join(', '),
    words.phone(formatPhone(phone)),
    seller.filter((part) => part !== '').join(' · '),
  ];
  return [
    centred(name, 'dish'),
    ...small.filter((part) => part !== '').map((part) => centred(part, 'small')),
    { kind: 'rule', isDashed: false },
  ];
}

/** A slip without an order, for setting up a printer. */
export function composeTestSlip({ printer, at }: { readonly printer: string; readonly at: Instant }): Slip {
  return [
    banner(words.test),
    centred(printer, 'dish'),
    centred(formatDateTime(at), 'text'),
    { kind: 'rule', isDashed: false },
    text(words.testText, 'text'),
    text(words.testLetters, 'dish'),
    { kind: 'rule', isDashed: true },
  ];
}

/** `350 g` and `Ø 32 cm` stay on one line; other spaces of a size may end a line, because a size may be longer than one. */
const unbroken = (size: string) => size.replaceAll(/(?<=\d) | (?=\d)/g, '\u00a0');
const composeFact = ({ label, text: told }: OrderFactText): SlipBlock => ({ kind: 'box', title: label, text: told });
const banner = (told: string): SlipBlock => ({ kind: 'banner', text: told });
const onEveryPart = (block: SlipBlock): SlipBlock => ({ ...block, isOnEveryPart: true });

type TextSize = Extract<SlipBlock, { kind: 'text' }>['size'];

function text(told: string, size: TextSize, isIndented = false): SlipBlock {
  return { kind: 'text', text: told, size, isIndented };
}

function centred(told: string, size: TextSize): SlipBlock {
  return { kind: 'text', text: told, size, align: 'centre' };
}

function row(left: string, right: string, size: TextSize): SlipBlock {
  return { kind: 'row', left, right, size };
}
