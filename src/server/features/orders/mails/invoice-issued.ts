import { findIssuedInvoice } from '#server/features/invoices/index.ts';
import { button, paragraph, rows } from '#server/platform/mail/blocks.ts';
import { defineOrderMail, followButton } from './define-order-mail.ts';

/** Sends the invoice to the guest who asked for it: its number, and where the PDF is. */
export const invoiceIssued = defineOrderMail({
  kind: 'invoice_issued',
  async write({ id, number, contact, company }, { db, restaurant }) {
    const invoice = await findIssuedInvoice(db, id);
    if (invoice === null || company === null) return null;
    const { name, link } = invoice;
    return {
      subject: `Factura ${name} pentru comanda ta nr. ${number}`,
      title: 'Factura comenzii tale',
      blocks: [
        paragraph(`Bună, ${contact.firstName}! Am emis factura pentru comanda ta.`),
        rows([
          ['Factura', name],
          ['Firma', company.name],
          ['CUI', company.cui],
        ]),
        link === '' ? followButton : button('Deschide factura', link),
        paragraph(`Datele firmei nu sunt corecte? Sună-ne la ${restaurant.phoneText}.`),
      ],
    };
  },
});
