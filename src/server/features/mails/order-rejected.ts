import { couponOfReductions } from '#domain/promotions/reduction.ts';
import { isCancelledByGuest } from '#server/features/orders/stored-order.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { orderRows } from './order-lines.ts';
import type { OrderMailFacts } from './prepare-order-mail.ts';

/** The order will not be made: why, and how to reach a person. */
export function writeOrderRejected({ order, restaurant, trackingUrl }: OrderMailFacts): MailText {
  const isOwn = isCancelledByGuest(order);
  const hello = isOwn
    ? `Bună, ${order.contact.firstName}! Am anulat comanda ta, așa cum ai cerut.`
    : `Bună, ${order.contact.firstName}! Ne pare rău, nu putem onora comanda ta.`;
  const reason = isOwn ? 'Nimeni nu a început să o pregătească.' : `Motivul: ${order.rejectionReason ?? ''}`;
  const money = order.paymentStatus === 'unpaid' ? 'Nu ai nimic de plătit.' : 'Îți returnăm banii în cel mult 14 zile.';
  const code = couponOfReductions(order.reductions);
  const coupon = code === null ? '' : `Cuponul ${code} poate fi folosit din nou.`;
  const call = isOwn
    ? `Te-ai răzgândit? Comandă din nou sau sună-ne la ${restaurant.phoneText}.`
    : `Vrei să găsim împreună o soluție? Sună-ne la ${restaurant.phoneText}.`;
  const rows = orderRows(order).map(({ quantity, name }) => `${quantity} × ${name}`);
  return {
    subject: isOwn
      ? `Comanda nr. ${order.number} a fost anulată`
      : `Ne pare rău, comanda nr. ${order.number} nu poate fi onorată`,
    html: mailLayout({
      title: isOwn ? `Comanda nr. ${order.number} a fost anulată` : `Comanda nr. ${order.number} nu poate fi onorată`,
      preview: reason,
      restaurant,
      body: [
        html`<p style="${STYLES.text}">${hello}</p><p style="${STYLES.box}">${reason}</p>`,
        html`<p style="${STYLES.text}">${money} ${coupon}</p><p style="${STYLES.text}">${call}</p>`,
        mailButton('Vezi comanda', trackingUrl),
        html`<h2 style="${STYLES.heading}">Ce ai comandat</h2>`,
        ...rows.map((row) => html`<p style="${STYLES.soft} margin-bottom: 2px;">${row}</p>`),
      ],
    }),
    text: [
      hello,
      reason,
      `${money} ${coupon}`.trim(),
      call,
      '',
      `Vezi comanda: ${trackingUrl}`,
      '',
      ...rows,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}
