/**
 * What the kitchen reads of an order: what is cooked, for whom by first name, how it is served and for when; not where
 * its guest lives or can be reached (docs/decisions/0273).
 */
import { mayOpen } from '#domain/accounts/role-rights.ts';
import type { Role } from '#domain/accounts/roles.ts';
import type { OnlineMoney } from '#domain/payments/online-money.ts';
import type { InvoiceCompany, OrderContact } from './order.ts';
import type { OrderStage } from './order-stage.ts';
import type { OrderAddress } from './order-view.ts';
import { mentionsAllergy } from './placing/allergy-note.ts';
import { hideAddress, type OrderChange } from './proposals/list-changes.ts';

/** The readers of orders beside the guest. */
export type StaffReader = 'staff' | 'kitchen';

export function readerOf(roles: readonly Role[]): StaffReader {
  return mayOpen(roles, 'staff') ? 'staff' : 'kitchen';
}

/** The stages that cooking leads to; that an order has left is said by those who hand it over. */
export const KITCHEN_STAGES: readonly OrderStage[] = ['preparing', 'ready'];

type GuestFacts = {
  readonly contact: OrderContact;
  readonly address: OrderAddress;
  readonly company: InvoiceCompany | null;
  readonly rejectionReason: string | null;
  readonly unseenChanges: readonly OrderChange[];
  readonly onlineMoney: OnlineMoney | null;
};

/** The same order without what leads to its guest. */
export function withoutGuest<Order extends GuestFacts>(order: Order): Order {
  return {
    ...order,
    contact: onlyCalledName(order.contact),
    address: onlyAllergyNotes(order.address),
    company: null,
    // Staff may have written how they reached the guest.
    rejectionReason: null,
    unseenChanges: hideAddress(order.unseenChanges),
    // With the last digits of the guest's card.
    onlineMoney: null,
  };
}

/** The name that an order is called by. */
export function onlyCalledName({ firstName, lastName }: OrderContact): OrderContact {
  return { firstName: firstName || lastName, lastName: '', email: '', phone: '' };
}

/** A guest may have written of an allergy where the door is described. */
function onlyAllergyNotes({ landmark, dropOffNote }: OrderAddress): OrderAddress {
  const ifAllergy = (text: string) => (mentionsAllergy(text) ? text : '');
  return {
    zoneCode: null,
    city: '',
    county: '',
    street: '',
    streetNumber: '',
    building: '',
    staircase: '',
    floor: '',
    apartment: '',
    intercom: '',
    landmark: ifAllergy(landmark),
    dropOff: '',
    dropOffNote: ifAllergy(dropOffNote),
  };
}
