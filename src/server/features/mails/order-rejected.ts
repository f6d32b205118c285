import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { orderRows } from './order-lines.ts';
import type { OrderMailFacts } from './prepare-order-mail.ts';

/** The order will not be made: why, and how to reach a person. */
export function writeOrderRejected({ order, restaurant, trackingUrl }: OrderMailFacts): MailText {
  const hello = `Bună, ${order.contact.firstName}! Ne pare rău, nu putem onora comanda ta.`;
  const reason = `Motivul: ${order.rejectionReason ?? ''}`;
  const money = order.paymentStatus === 'unpaid' ? 'Nu ai nimic de plătit.' : 'Îți returnăm banii în cel mult 14 zile.';
  const coupon = order.couponCode === null ? '' : `Cuponul ${order.couponCode} poate fi folosit din nou.`;
  const call = `Vrei să găsim împreună o soluție? Sună-ne la ${restaurant.phone}.`;
  const rows = orderRows(order).map(({ quantity, name }) => `${quantity} × ${name}`);
  return {
    subject: `Ne pare rău, comanda nr. ${order.number} nu poate fi onorată`,
    html: mailLayout({
      title: `Comanda nr. ${order.number} nu poate fi onorată`,
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
