/** The words by which the invoice of an order is found again in an invoicing programme. */

/** „Comanda 1234”. */
export function mentionOf(orderNumber: number): string {
  return `Comanda ${orderNumber}`;
}

/** Whether a document names this order; „Comanda 1234” is not mentioned by „Comanda 12345”. */
export function mentionsOrder(text: string, orderNumber: number): boolean {
  return new RegExp(`${mentionOf(orderNumber)}(?!\\d)`, 'i').test(text);
}
