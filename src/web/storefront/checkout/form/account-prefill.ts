/** Fills in what is known of a signed-in customer (storefront.md §6). */
import { ADDRESS_FIELDS } from '#domain/accounts/parse-address.ts';
import { type CheckoutForm, CONTACT_FIELDS } from './checkout-form.ts';

export type AccountPrefill = Partial<CheckoutForm>;

/** Fills empty fields only; a partly typed address is not mixed with the stored one. */
export function fillFrom(form: CheckoutForm, prefill: AccountPrefill): CheckoutForm {
  const contact = CONTACT_FIELDS.filter((name) => form[name] === '').map((name) => [name, prefill[name] ?? '']);
  const hasAddress = ADDRESS_FIELDS.some((name) => form[name] !== '');
  const address = hasAddress ? [] : ADDRESS_FIELDS.map((name) => [name, prefill[name] ?? '']);
  return {
    ...form,
    ...Object.fromEntries([...contact, ...address]),
    method: form.method ?? prefill.method ?? null,
    payment: form.payment ?? prefill.payment ?? null,
  };
}
