/** Data for a courier's phone. */
import type { CourierStop, CourierWork, ReadyOrder, Shift } from '#contract/couriers/staff-calls.ts';
import { documentedAmountsOf, wordOf } from '#contract/orders/payment-on-wire.ts';
import { findDropOff } from '#domain/accounts/parse-address.ts';
import { owedOf } from '#domain/couriers/shift.ts';
import { sortStops } from '#domain/couriers/stops.ts';
import { ZERO_BANI } from '#domain/money/bani.ts';
import { clientName } from '#domain/orders/describe-order.ts';
import { DROP_OFF_WORDS } from '#domain/orders/drop-off.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { meansOf, sumWith } from '#domain/orders/payment-means.ts';
import { toCollectOf } from '#domain/payments/online-money.ts';
import { listDoorParts } from '#domain/payments/staff-money.ts';
import { addressLines } from '#domain/text/format-address.ts';
import { type DeliverableOrder, listCourierOrders } from '#server/features/orders/index.ts';
import { loadRestaurantContact } from '#server/features/restaurant/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import type { Snapshots } from '#server/platform/snapshots.ts';
import { findCourierName, listOpenShifts, type OpenShift } from './couriers.repository.ts';

/** Ready orders without a courier, the courier's own orders, and the cash of the shift. */
export async function loadWork(
  services: DbServices & { readonly snapshots: Snapshots },
  courierId: number,
): Promise<CourierWork> {
  const { db, clock } = services;
  const [courier, [shift], { ready, carried }, restaurant] = await Promise.all([
    findCourierName(db, courierId),
    listOpenShifts(db, { courierId }),
    listCourierOrders(db, courierId),
    loadRestaurantContact(services),
  ]);
  return {
    courier: { id: courierId, name: courier?.name ?? '' },
    restaurant: { name: restaurant.name, phoneNumber: restaurant.phone },
    shift: shift === undefined ? null : presentShift(shift),
    ready: ready.map(presentReady),
    stops: sortStops(
      carried.map((order) => ({
        orderNumber: order.number,
        position: order.courierStop,
        zonePosition: order.zonePosition,
        dueAt: dueOf(order),
        order,
      })),
    ).map(({ order }) => presentStop(order)),
    serverTime: clock(),
  };
}

export function presentShift({ courierId: _, received, ...shift }: OpenShift): Shift {
  return {
    ...shift,
    card: documentedAmountsOf(received).card,
    mealCard: sumWith(received, 'meal_card'),
    received: [...received],
    owed: owedOf(shift),
  };
}

function dueOf(order: DeliverableOrder) {
  return handoverMoment(order) ?? order.placedAt;
}

/** Without name, telephone and door, which only the courier who carries the order gets. */
function presentReady(order: DeliverableOrder): ReadyOrder {
  const isPaid = toCollectOf(order) === ZERO_BANI;
  return {
    orderNumber: order.number,
    kitchenNumber: order.kitchenNumber,
    dueAt: dueOf(order),
    city: order.address.city,
    street: streetOf(order.address),
    payable: order.payable,
    payment: wordOf(meansOf(order.payment)),
    paymentParts: [...order.payment],
    doorParts: isPaid ? [] : [...listDoorParts(order)],
    isPaid,
    returnedAt: order.returnedAt,
  };
}

/** In a village without street names only the landmark identifies the place. */
function streetOf({ street, streetNumber, landmark }: DeliverableOrder['address']): string {
  return street === '' ? landmark : `${street} ${streetNumber}`.trim();
}

/** What a map is asked for, so without „nr.”. */
function destinationOf(address: DeliverableOrder['address']): string {
  return [streetOf(address), address.city, address.county].filter((part) => part !== '').join(', ');
}

function presentStop(order: DeliverableOrder): CourierStop {
  const { contact, address, payment, lines } = order;
  const documented = documentedAmountsOf(payment);
  const dropOff = findDropOff(address.dropOff);
  return {
    ...presentReady(order),
    isOut: order.leftAt !== null,
    isReady: order.readyAt !== null,
    client: clientName(contact),
    phoneNumber: contact.phone,
    address: addressLines(address),
    destination: destinationOf(address),
    dropOff: dropOff === null ? '' : DROP_OFF_WORDS[dropOff],
    note: [address.dropOffNote, order.notes].filter((text) => text !== '').join('\n'),
    cashAmount: documented.cash,
    cardAmount: documented.card,
    mealCardEligible: order.mealCardEligible,
    isAgeRestricted: lines.some(({ isAgeRestricted }) => isAgeRestricted),
    items: lines.map(({ productName, sizeLabel, quantity }) => ({
      name: [productName, sizeLabel].filter((text) => text !== '').join(' '),
      quantity,
    })),
    noAnswerAt: order.noAnswerAt,
  };
}
