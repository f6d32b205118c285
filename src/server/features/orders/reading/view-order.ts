/** Converts stored orders for display. */
import { listExtras } from '#domain/menu/options/describe-extras.ts';
import { timesBani } from '#domain/money/bani.ts';
import { clientName, shortAddress } from '#domain/orders/describe-order.ts';
import { HOUSE_EVENT_KINDS, type ListedOrder, type NewOrder, type OrderView } from '#domain/orders/order-view.ts';
import { closedDayOf } from '#domain/orders/steps/closed-day.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { allergyReadAt, mentionsAllergy, type OrderHead, type StoredLine, type StoredOrder } from '../stored-order.ts';
import { describeEvent } from './describe-event.ts';

/** The reader: guests do not see which member of staff acted, nor the kitchen stations. */
export type Reader = 'guest' | 'staff';

/** The closed day that an open order falls on, for staff. */
export function closedDayName(schedule: Schedule, order: OrderHead): string | null {
  return closedDayOf(schedule, order)?.name ?? null;
}

export function viewOrder(
  { lines, bundles, timeline, ...order }: StoredOrder,
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
    proposal: order.proposal,
    allergyReadAt: allergyReadAt({ timeline }),
    lines: seen.filter(({ bundleId }) => bundleId === null),
    bundles: bundles.map(({ id, unitPrice, ...bundle }) => ({
      ...bundle,
      total: timesBani(unitPrice, bundle.quantity),
      parts: seen.filter(({ bundleId }) => bundleId === id).map((part) => ({ ...part, setLabel: part.setLabel ?? '' })),
    })),
    timeline: timeline
      .filter(({ kind }) => reader === 'staff' || !HOUSE_EVENT_KINDS.includes(kind))
      .map(({ kind, at, actor, facts }) => ({
        kind,
        at,
        // How the document was checked is for staff.
        note: describeEvent(reader === 'staff' ? facts : { ...facts, identitySeen: undefined }),
        actor: reader === 'staff' ? actor : null,
      })),
  };
}

/** @param closedDay for staff: the closed day it falls on */
export function listedOrder(
  order: OrderHead & Pick<StoredOrder, 'lines'>,
  reader: Reader,
  closedDay: string | null = null,
): ListedOrder {
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

function seenBy(reader: Reader, line: StoredLine): StoredLine {
  return reader === 'staff' ? line : { ...line, station: null };
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
