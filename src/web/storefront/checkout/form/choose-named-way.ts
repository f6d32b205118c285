/** Applies the method named in an address (`/comanda?serviciu=livrare`) to the checkout of this tab. */
import type { NamedWay } from '#domain/restaurant/public-links.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { keepDraft, loadForm } from './device-memory.ts';

export function chooseNamedWay({ method, table }: NamedWay): void {
  const form = loadForm(sessionStorage, localStorage);
  // Notes that the guest has written are kept.
  const notes = table !== '' && form.notes === '' ? checkout.atTable(table) : form.notes;
  keepDraft(sessionStorage, localStorage, { ...form, method, notes });
}
