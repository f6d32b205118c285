import { EMPTY_ADDRESS } from '#domain/accounts/parse-address.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import { orderFacts } from '#domain/orders/order-facts.ts';
import { findPickupPlace } from '#domain/orders/placing/judge-order.ts';
import { formatAddress } from '#domain/text/format-address.ts';
import { describeSoon } from '#domain/time/format-date.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutFacts } from '#web/storefront/checkout/form/checkout-facts.ts';
import type { CheckoutForm } from '#web/storefront/checkout/form/checkout-form.ts';
import { describePayment } from '#web/storefront/checkout/form/offers.ts';
import { addressOf, bringsContainer, companyOf, splitOf } from '#web/storefront/checkout/form/order-of-form.ts';

/** What was chosen, told in words; `text` is `null` where it is still to choose. */
export type ReviewRow = { readonly name: string; readonly text: string | null };

export function reviewRows(form: CheckoutForm, facts: CheckoutFacts, priced: PricedCart): readonly ReviewRow[] {
  const company = companyOf(form);
  return [
    { name: checkout.reviewHow, text: form.method === null ? null : checkout.methods[form.method] },
    { name: checkout.reviewWhere, text: whereOf(form, facts, priced) },
    ...orderFacts('checkout', { address: addressOf(form) ?? EMPTY_ADDRESS, hasOwnContainer: false }).map(
      ({ label, text }) => ({ name: label, text }),
    ),
    { name: checkout.reviewWhen, text: whenOf(form, facts) },
    { name: checkout.reviewPayment, text: paymentOf(form, priced) },
    ...(bringsContainer(form, facts) ? [{ name: checkout.reviewContainer, text: checkout.ownContainer }] : []),
    ...(company === null ? [] : [{ name: checkout.reviewInvoice, text: invoiceOf(company) }]),
    ...(form.needsCutlery ? [] : [{ name: checkout.reviewCutlery, text: checkout.noCutlery }]),
  ];
}

/** „Frasinul SRL, RO12345674”; `null` while nothing is filled in. */
function invoiceOf({ name, cui }: InvoiceCompany): string | null {
  return [name.trim(), cui.trim()].filter((part) => part !== '').join(', ') || null;
}

function whereOf(form: CheckoutForm, facts: CheckoutFacts, priced: PricedCart): string | null {
  if (form.method === null) return null;
  if (form.method !== 'DELIVERY') return findPickupPlace(priced)?.place ?? facts.address;
  const zone = facts.zones.find(({ code }) => code === form.zoneCode);
  if (zone === undefined) return null;
  return formatAddress({ ...(addressOf(form) ?? EMPTY_ADDRESS), city: zone.city });
}

function whenOf({ when, requestedAt }: CheckoutForm, { at: now }: CheckoutFacts): string | null {
  if (when === 'asap') return checkout.asap;
  return requestedAt === null ? null : describeSoon(requestedAt, now);
}

function paymentOf(form: CheckoutForm, { sums }: PricedCart): string | null {
  if (form.payment === null) return null;
  const name = describePayment(form.payment, form.method);
  const split = form.payment === 'CASH_AND_CARD' ? splitOf(form, sums.payable) : null;
  if (!split?.ok) return name;
  return `${name}: ${formatLei(split.value.cash)} + ${formatLei(split.value.card)}`;
}
