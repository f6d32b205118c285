import { couponOfReductions } from '#domain/promotions/reduction.ts';
import { box, button, heading, list, paragraph } from '#server/platform/mail/blocks.ts';
import { SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import type { MailedOrder } from '../stored-order.ts';
import { defineOrderMail } from './define-order-mail.ts';
import { orderedRows } from './order-lines.ts';

/** The order was rejected: the reason, and how to reach the restaurant. */
export const orderRejected = defineOrderMail({
  kind: 'order_rejected',
  write(order, { restaurant }) {
    const { contact, number, isCancelledByGuest: isOwn } = order;
    const couponCode = couponOfReductions(order.reductions);
    const outcome = isOwn ? 'a fost anulată' : 'nu poate fi onorată';
    const money = describeMoney(order);
    return {
      subject: isOwn ? `Comanda nr. ${number} ${outcome}` : `Ne pare rău, comanda nr. ${number} ${outcome}`,
      title: `Comanda nr. ${number} ${outcome}`,
      blocks: [
        paragraph(
          isOwn
            ? `Bună, ${contact.firstName}! Am anulat comanda ta, așa cum ai cerut.`
            : `Bună, ${contact.firstName}! Ne pare rău, nu putem onora comanda ta.`,
        ),
        box(isOwn ? 'Nimeni nu a început să o pregătească.' : `Motivul: ${order.rejectionReason ?? ''}`),
        paragraph(couponCode === null ? money : `${money} Cuponul ${couponCode} poate fi folosit din nou.`),
        paragraph(
          isOwn
            ? `Te-ai răzgândit? Comandă din nou sau sună-ne la ${restaurant.phoneText}.`
            : `Vrei să găsim împreună o soluție? Sună-ne la ${restaurant.phoneText}.`,
        ),
        button('Vezi comanda', SECRET_LINK),
        heading('Ce ai comandat'),
        list(orderedRows(order).map(({ quantity, name }) => `${quantity} × ${name}`)),
      ],
    };
  },
});

function describeMoney({ paymentStatus, onlineMoney }: Pick<MailedOrder, 'paymentStatus' | 'onlineMoney'>): string {
  if (onlineMoney !== null && onlineMoney.held > 0) {
    return 'Banii blocați se eliberează acum; banca îi poate arăta blocați încă vreo câteva zile.';
  }
  if (onlineMoney !== null && onlineMoney.taken > 0) {
    return 'Banii se întorc pe cardul cu care ai plătit; la bancă se văd în câteva zile.';
  }
  return paymentStatus === 'unpaid' ? 'Nu ai nimic de plătit.' : 'Îți returnăm banii în cel mult 14 zile.';
}
