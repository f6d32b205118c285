/** Applies the method named in an address (`/comanda?serviciu=livrare`) to the checkout of this tab. */
import type { NamedWay } from '#domain/restaurant/public-links.ts';
import { keepDraft, loadForm } from './device-memory.ts';

export function chooseNamedWay({ method, table }: NamedWay): void {
  const form = loadForm(sessionStorage, localStorage);
  // The code of another table was scanned before: the guest sits at the last one.
  keepDraft(sessionStorage, localStorage, { ...form, method, table: method === 'RESTAURANT' ? table : form.table });
}
