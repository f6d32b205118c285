/** What this device remembers of the guest, only after „ține minte pe acest dispozitiv” (readings 56). */
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { DRAFT_KEY, EARLIER_ORDERS_KEY, REMEMBERED_KEY, SIGNED_OUT_KEY } from '#web/session/device-keys.ts';
import { forgetAttempt, type Shelf } from '#web/storefront/checkout/sending/attempt.ts';
import { type CheckoutForm, COMPANY_FIELDS, CONTACT_FIELDS, parseForm, readFields } from './checkout-form.ts';

const REMEMBERED = [...CONTACT_FIELDS, ...ADDRESS_FIELDS, ...COMPANY_FIELDS] as const;

/** The initial form: what was being typed in this tab, else what the device remembers, else empty. */
export function loadForm(draftShelf: Shelf, memoryShelf: Shelf): CheckoutForm {
  const draft = draftShelf.getItem(DRAFT_KEY);
  // A draft from before a sign-out in any tab belongs to the person who signed out: the next person must not see it.
  const isOfPersonGone = draft !== null && (readFields(draft)?.since ?? '') !== lastSignOut(memoryShelf);
  if (isOfPersonGone) dropTraces(draftShelf);
  return parseForm((isOfPersonGone ? null : draft) ?? memoryShelf.getItem(REMEMBERED_KEY));
}

export function keepDraft(draftShelf: Shelf, memoryShelf: Shelf, form: CheckoutForm): void {
  draftShelf.setItem(DRAFT_KEY, JSON.stringify({ ...form, since: lastSignOut(memoryShelf) }));
}

/** Deletes what this tab stores of the person who typed here. */
export function dropTraces(shelf: Shelf): void {
  dropDraft(shelf);
  forgetAttempt(shelf);
}

function lastSignOut(memoryShelf: Shelf): string {
  return memoryShelf.getItem(SIGNED_OUT_KEY) ?? '';
}

export function dropDraft(shelf: Shelf): void {
  shelf.removeItem(DRAFT_KEY);
}

/** Saves or deletes, by the guest's tick when ordering. */
export function remember(shelf: Shelf, form: CheckoutForm): void {
  if (!form.remembers) {
    forget(shelf);
    return;
  }
  const kept = Object.fromEntries(REMEMBERED.map((name) => [name, form[name]]));
  const { method, payment, wantsInvoice } = form;
  shelf.setItem(REMEMBERED_KEY, JSON.stringify({ ...kept, method, payment, wantsInvoice, remembers: true }));
}

/** Unticking deletes at once, also without an order. */
export function forget(shelf: Shelf): void {
  shelf.removeItem(REMEMBERED_KEY);
  shelf.removeItem(EARLIER_ORDERS_KEY);
}
