/** Converts stored orders for display. */
import { listExtras } from '#domain/menu/options/describe-extras.ts';
import { timesBani } from '#domain/money/bani.ts';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import { type StaffReader, withoutGuest } from '#domain/orders/kitchen-reader.ts';
import { type ListedOrder, type NewOrder, type OrderView, RESTAURANT_EVENT_KINDS } from '#domain/orders/order-view.ts';
import { closedDayOf } from '#domain/orders/steps/closed-day.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { EventFacts } from '../order-event.ts';
import { allergyReadAt, mentionsAllergy, type OrderHead, type StoredLine, type StoredOrder } from '../stored-order.ts';
import { describeEvent } from './describe-event.ts';

/**
 * The reader: guests do not see which member of staff acted, nor the kitchen stations; the kitchen does not see who the
 * guest is.
 */
export type Reader = 'guest' | StaffReader;

/** The closed day that an open order falls on, for staff. */
export function closedDayName(schedule: Schedule, order: OrderHead): string | null {
  return closedDayOf(schedule, order)?.name ?? null;
}

export function viewOrder(
  { lines, bundles, timeline, ...stored }: StoredOrder,
  reader: Reader,
  {
    livePage = null,
    closedDay = null,
    versions = [],
  }: {
    /** For its owner, while the page is valid. */
    readonly livePage?: string | null;
    /** For staff: the closed day it falls on. */
    readonly closedDay?: string | null;
    /** For staff: its earlier versions. */
    readonly versions?: OrderView['versions'];
  } = {},
): OrderView {
  const order = readBy(reader, stored);
  const seen = lines.map((line) => seenBy(reader, line));
  return {
    ...order,
    ...(reader === 'guest'
      ? { courier: null, noAnswerAt: null, returnedAt: null, stationsDone: [], isIdentitySeen: null }
      : {}),
    ...marksOf({ ...order, lines }),
    livePage,
    closedDay,
    versions,
    proposal: reader === 'kitchen' ? null : order.proposal,
    allergyReadAt: allergyReadAt({ timeline }),
    lines: seen.filter(({ bundleId }) => bundleId === null),
    bundles: bundles.map(({ id, unitPrice, ...bundle }) => ({
      ...bundle,
      total: timesBani(unitPrice, bundle.quantity),
      parts: seen.filter(({ bundleId }) => bundleId === id).map((part) => ({ ...part, setLabel: part.setLabel ?? '' })),
    })),
    timeline: timeline
      .filter(({ kind }) => reader !== 'guest' || !RESTAURANT_EVENT_KINDS.includes(kind))
      .map(({ kind, at, actor, facts }) => ({
        kind,
        at,
        note: describeEvent(factsFor(reader, facts)),
        actor: reader === 'guest' ? null : actor,
      })),
  };
}

/** @param closedDay for staff: the closed day it falls on */
export function listedOrder(
  stored: OrderHead & Pick<StoredOrder, 'lines'>,
  reader: Reader,
  closedDay: string | null = null,
): ListedOrder {
  const order = readBy(reader, stored);
  return {
    ...order,
    ...marksOf(order),
    ...newOrder(order),
    closedDay,
    items: order.lines
      .map((line) => seenBy(reader, line))
      .map(({ productName, sizeLabel, quantity, extras, message, station }) => ({
        productName,
        sizeLabel,
        quantity,
        extras: listExtras(extras),
        message,
        station,
      })),
  };
}

function readBy<Order extends OrderHead>(reader: Reader, order: Order): Order {
  return reader === 'kitchen' ? withoutGuest(order) : order;
}

function seenBy(reader: Reader, line: StoredLine): StoredLine {
  return reader === 'guest' ? { ...line, station: null } : line;
}

/** How the document was checked is for staff. The kitchen reads the hour and the allergy note, not what staff wrote. */
function factsFor(reader: Reader, facts: EventFacts): EventFacts {
  if (reader === 'staff') return facts;
  if (reader === 'guest') return { ...facts, identitySeen: undefined };
  return { promisedAt: facts.promisedAt, allergyRead: facts.allergyRead };
}

export function newOrder(order: OrderHead): NewOrder {
  return { ...order, client: clientName(order.contact), phone: order.contact.phone, place: shortAddress(order) };
}

function marksOf(order: OrderHead & { readonly lines: readonly StoredLine[] }) {
  return {
    hasAllergyNote: mentionsAllergy(order),
    isAgeRestricted: order.lines.some(({ isAgeRestricted }) => isAgeRestricted),
  };
}
