import type { InvoiceCompany } from '#domain/orders/order.ts';

/** Whom the invoice is for, a line each: name; fiscal code and trade register; registered office. */
export function describeCompany({ name, cui, tradeRegister, office }: InvoiceCompany): string {
  const numbers = [`CUI ${cui}`, tradeRegister].filter((part) => part !== '').join(', ');
  return [name, numbers, office].filter((line) => line !== '').join('\n');
}
