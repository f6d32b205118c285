import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { contentHtml, contentText } from './order-content.ts';
import type { OrderMailFacts } from './prepare-order-mail.ts';

/** At once after the order: acknowledged, with everything in it, and not yet binding (romania.md §1.5). */
export function writeOrderReceived({ order, restaurant, trackingUrl, shopUrl }: OrderMailFacts): MailText {
  const hello = `Bună, ${order.contact.firstName}! Restaurantul a primit comanda ta.`;
  const binding = 'Comanda devine fermă după ce o confirmăm; îți scriem imediat.';
  const call = `Vrei să schimbi ceva? Sună-ne la ${restaurant.phoneText} înainte să începem pregătirea.`;
  const content = { order, houseAddress: restaurant.address, shopUrl };
  return {
    subject: `Am primit comanda ta nr. ${order.number}`,
    html: mailLayout({
      title: `Am primit comanda ta nr. ${order.number}`,
      preview: binding,
      restaurant,
      body: [
        html`<p style="${STYLES.text}">${hello}</p><p style="${STYLES.box}">${binding}</p>`,
        mailButton('Urmărește comanda', trackingUrl),
        contentHtml(content),
        html`<p style="${STYLES.text}">${call}</p>`,
      ],
    }),
    text: [
      hello,
      binding,
      `Urmărește comanda: ${trackingUrl}`,
      '',
      contentText(content),
      '',
      call,
      '',
      ...identityLines(restaurant),
      'Acesta nu este bon fiscal.',
    ].join('\n'),
  };
}
