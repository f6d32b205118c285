import { parseEmail } from '#domain/accounts/parse-email.ts';
import { parsePersonName } from '#domain/accounts/parse-person-name.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { type Bani, bani, minusBani } from '#domain/money/bani.ts';
import { parseLei } from '#domain/money/format-lei.ts';
import type { DeliveryAddress, InvoiceCompany, OrderPayment, OrderRequest } from '#domain/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { checkout } from '#web/i18n/checkout.ts';
import type { CheckoutForm } from './checkout-form.ts';

/** Longest „Informații suplimentare”, in characters; what is added for the cutlery comes on top. */
export const NOTES_MAX_LENGTH = 500;

/** Whom the invoice is for, as typed; `null` where none is asked for. */
export function companyOf(form: CheckoutForm): InvoiceCompany | null {
  if (!form.wantsInvoice) return null;
  const { companyName: name, companyCui: cui, companyRegister: tradeRegister, companyOffice: office } = form;
  return { name, cui, tradeRegister, office };
}

/** The address typed, for delivery only: on pickup it stays in memory and out of the order (readings 46). */
export function addressOf(form: CheckoutForm): DeliveryAddress | null {
  if (form.method !== 'DELIVERY') return null;
  const { zoneCode, street, streetNumber, building, staircase, floor, apartment, intercom, landmark } = form;
  return { zoneCode, street, streetNumber, building, staircase, floor, apartment, intercom, landmark };
}

export type SplitRefusal = { readonly code: 'split_missing' } | { readonly code: 'payment_mismatch' };

/** Both parts of a split payment: the one that was typed, and what remains of the total. */
export function splitOf(form: CheckoutForm, payable: Bani): Result<{ cash: Bani; card: Bani }, SplitRefusal> {
  if (form.splitText.trim() === '') return err({ code: 'split_missing' });
  const typed = parseLei(form.splitText);
  if (!typed.ok || typed.value > payable) return err({ code: 'payment_mismatch' });
  const rest = minusBani(payable, typed.value);
  return ok(form.splitPart === 'cash' ? { cash: typed.value, card: rest } : { cash: rest, card: typed.value });
}

/** What is told to the kitchen and the courier: the guest's words, and whether cutlery is wanted. */
export function notesOf({ notes, needsCutlery }: CheckoutForm): string {
  return [notes.trim(), needsCutlery ? checkout.cutleryNote : ''].filter((part) => part !== '').join('\n');
}

/** The order as the rules read it; fields that are not right yet go in as typed, the rules for them stand elsewhere. */
export function requestOf(cart: Cart, form: CheckoutForm, payable: Bani): OrderRequest {
  const read = (parsed: Result<string, unknown>, raw: string) => (parsed.ok ? parsed.value : raw);
  return {
    lines: cart.lines,
    contact: {
      firstName: read(parsePersonName(form.firstName), form.firstName),
      lastName: read(parsePersonName(form.lastName), form.lastName),
      email: read(parseEmail(form.email), form.email),
      phone: read(parsePhone(form.phone), form.phone),
    },
    method: form.method ?? 'PICKUP',
    address: addressOf(form),
    requestedAt: form.when === 'chosen' ? form.requestedAt : null,
    payment: paymentOf(form, payable),
    couponCode: form.coupon?.code ?? null,
    additionalInformation: notesOf(form),
    declaredAdult: form.isAdult,
    bringsContainer: form.ownContainer,
    company: companyOf(form),
    expectedPayable: payable,
  };
}

function paymentOf(form: CheckoutForm, payable: Bani): OrderPayment {
  if (form.payment !== 'CASH_AND_CARD') return { method: form.payment ?? 'CASH' };
  const split = splitOf(form, payable);
  return { method: 'CASH_AND_CARD', ...(split.ok ? split.value : { cash: bani(0), card: bani(0) }) };
}
