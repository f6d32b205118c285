import type { OrderDetail } from '#contract/orders.ts';

/** Whom the invoice is for, a line each: name; fiscal code and trade register; registered office. */
export function describeCompany({
  companyName,
  cui,
  tradeRegister,
  registeredOffice,
}: NonNullable<OrderDetail['invoiceCompanyBean']>): string {
  const numbers = [`CUI ${cui}`, tradeRegister].filter((part) => part !== '').join(', ');
  return [companyName, numbers, registeredOffice].filter((line) => line !== '').join('\n');
}
