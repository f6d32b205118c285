/** The way of serving that an address has chosen (`/comanda?serviciu=livrare`), for the checkout of this tab. */
import type { NamedWay } from '#domain/restaurant/public-links.ts';
import { checkout } from '#web/i18n/checkout.ts';
import { keepDraft, loadForm } from './device-memory.ts';

export function chooseNamedWay({ method, table }: NamedWay): void {
  const form = loadForm(sessionStorage, localStorage);
  // What the guest wrote for the restaurant stays as it is.
  const notes = table !== '' && form.notes === '' ? checkout.atTable(table) : form.notes;
  keepDraft(sessionStorage, localStorage, { ...form, method, notes });
}
