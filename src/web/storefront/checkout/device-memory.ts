/** What this device remembers of the guest, only after „ține minte pe acest dispozitiv” (readings 56). */
import { DRAFT_KEY, REMEMBERED_KEY } from '#web/session/device-keys.ts';
import type { Shelf } from './attempt.ts';
import { ADDRESS_FIELDS, type CheckoutForm, COMPANY_FIELDS, CONTACT_FIELDS, parseForm } from './checkout-form.ts';

const REMEMBERED = [...CONTACT_FIELDS, ...ADDRESS_FIELDS, ...COMPANY_FIELDS] as const;

/** The form to begin with: what was being typed in this tab, else what the device remembers, else nothing. */
export function loadForm(draftShelf: Shelf, memoryShelf: Shelf): CheckoutForm {
  const draft = draftShelf.getItem(DRAFT_KEY);
  return parseForm(draft ?? memoryShelf.getItem(REMEMBERED_KEY));
}

export function keepDraft(shelf: Shelf, form: CheckoutForm): void {
  shelf.setItem(DRAFT_KEY, JSON.stringify(form));
}

export function dropDraft(shelf: Shelf): void {
  shelf.removeItem(DRAFT_KEY);
}

/** Keeps or forgets, as the guest ticked when ordering. */
export function remember(shelf: Shelf, form: CheckoutForm): void {
  if (!form.remembers) {
    forget(shelf);
    return;
  }
  const kept = Object.fromEntries(REMEMBERED.map((name) => [name, form[name]]));
  const { wantsInvoice } = form;
  shelf.setItem(REMEMBERED_KEY, JSON.stringify({ ...kept, wantsInvoice, remembers: true }));
}

/** Whoever unticks it need not order first to be forgotten. */
export function forget(shelf: Shelf): void {
  shelf.removeItem(REMEMBERED_KEY);
}
