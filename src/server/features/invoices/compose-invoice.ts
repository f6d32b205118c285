import { invoiceLines, sumOfLines } from '#domain/invoices/invoice-lines.ts';
import { mentionOf } from '#domain/invoices/mention.ts';
import { type CompanyPlace, placeOfOffice } from '#domain/invoices/place-of-office.ts';
import type { Bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import type { InvoiceCompany } from '#domain/orders/order.ts';
import { meansLabel, meansOf, type Payment } from '#domain/orders/payment-means.ts';
import type { SoldBundle, SoldLine } from '#domain/orders/proposals/sold-order.ts';
import type { Reduction } from '#domain/promotions/reduction.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Invoice } from './programmes/programme.ts';

/** What an invoice needs of an order. */
export type OrderForInvoice = {
  readonly id: number;
  readonly number: number;
  readonly company: InvoiceCompany | null;
  readonly lines: readonly SoldLine[];
  readonly bundles: readonly SoldBundle[];
  readonly packaging: Bani;
  readonly manualPackaging: Bani | null;
  readonly deliveryFee: Bani;
  readonly deposits: Bani;
  readonly reductions: readonly Reduction[];
  readonly payment: Payment;
  readonly payable: Bani;
};

/** @throws Error when the lines do not add up to what was paid: a wrong invoice is worse than none */
export function composeInvoice(
  order: OrderForInvoice,
  company: InvoiceCompany,
  { near, day }: { readonly near: CompanyPlace; readonly day: LocalDate },
): Invoice {
  const lines = invoiceLines({ ...order, packaging: order.manualPackaging ?? order.packaging });
  if (sumOfLines(lines) !== order.payable) throw new Error(`The invoice of order ${order.id} does not add up`);
  const reduced = order.reductions
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => `${name} −${formatLei(amount)}`);
  const mentions = [
    mentionOf(order.number),
    `Plata: ${meansLabel(meansOf(order.payment)).toLowerCase()}`,
    ...(reduced.length === 0 ? [] : [`Prețuri reduse prin: ${reduced.join(', ')}`]),
  ];
  return {
    orderNumber: order.number,
    day,
    buyer: { ...company, ...placeOfOffice(company.office, near) },
    lines,
    total: order.payable,
    mentions: mentions.join('. '),
  };
}
