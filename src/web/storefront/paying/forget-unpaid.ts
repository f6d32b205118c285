import { dropDraft } from '#web/storefront/checkout/form/device-memory.ts';
import { forgetUnpaidCart, readUnpaidCart } from './unpaid-cart.ts';

/** The order of this page has arrived: nothing is put back of what this device keeps of it. */
export function forgetUnpaid(path: string): void {
  if (readUnpaidCart(localStorage, path).lines.length === 0) return;
  forgetUnpaidCart(localStorage, path);
  dropDraft(sessionStorage);
}
