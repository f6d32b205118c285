import { formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import type { OrderMailFacts } from './prepare-order-mail.ts';

/** The hour changed after acceptance: the new one, and how to object. */
export function writeOrderRescheduled({ order, restaurant, trackingUrl }: OrderMailFacts): MailText {
  const { contact, number, promisedAt } = order;
  if (promisedAt === null) throw new Error(`Order ${number} was promised for no moment`);
  const hello = `Bună, ${contact.firstName}! Ora comenzii tale s-a schimbat.`;
  const promise = `Comanda este acum promisă pentru ${formatLongDateTime(promisedAt)}.`;
  const call = `Nu îți convine? Sună-ne la ${restaurant.phoneText} și vedem împreună.`;
  return {
    subject: `Comanda ta nr. ${number}: ora nouă este ${formatHour(promisedAt)}`,
    html: mailLayout({
      title: `Ora nouă: ${formatHour(promisedAt)}`,
      preview: promise,
      restaurant,
      body: [
        html`<p style="${STYLES.text}">${hello}</p><p style="${STYLES.box}">${promise}</p>`,
        mailButton('Urmărește comanda', trackingUrl),
        html`<p style="${STYLES.text}">${call}</p>`,
      ],
    }),
    text: [hello, promise, `Urmărește comanda: ${trackingUrl}`, '', call, '', ...identityLines(restaurant)].join('\n'),
  };
}
