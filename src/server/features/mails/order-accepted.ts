import { formatLei } from '#domain/money/format-lei.ts';
import type { DeliveryMethod } from '#domain/orders/order.ts';
import { handoverMoment } from '#domain/orders/order-moments.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDuration } from '#domain/time/duration.ts';
import { formatDate, formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import { allergyReadAt, type StoredOrder } from '#server/features/orders/stored-order.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { contentHtml, contentText } from './order-content.ts';
import type { OrderMailFacts } from './prepare-order-mail.ts';
import { termsHtml, termsText } from './terms-content.ts';

/** With acceptance the contract stands: the promised moment, the content and the terms on a durable medium. */
export function writeOrderAccepted({ order, restaurant, trackingUrl, shopUrl, terms }: OrderMailFacts): MailText {
  const { subject, promise } = announce(order);
  const hello = `Bună, ${order.contact.firstName}! ${promise}`;
  const changed =
    order.manualPackaging === null || order.manualPackaging === order.packaging
      ? ''
      : `Costul ambalajelor a fost stabilit la ${formatLei(order.manualPackaging)}; totalul de plată este ${formatLei(order.payable)}.`;
  const read = allergyReadAt(order) === null ? '' : 'Bucătăria a confirmat: a citit mesajul tău despre alergii.';
  const binding = `Comanda este acum fermă, în condițiile acceptate la plasarea ei. Poți renunța gratuit până începem pregătirea: sună-ne la ${restaurant.phoneText}.`;
  const content = { order, houseAddress: restaurant.address, shopUrl };
  return {
    subject,
    html: mailLayout({
      title: 'Comanda ta a fost acceptată',
      preview: promise,
      restaurant,
      body: [
        html`<p style="${STYLES.text}">${hello}</p>`,
        changed === '' ? html`` : html`<p style="${STYLES.box}">${changed}</p>`,
        read === '' ? html`` : html`<p style="${STYLES.box}">${read}</p>`,
        mailButton('Urmărește comanda', trackingUrl),
        contentHtml(content),
        html`<p style="${STYLES.text}">${binding}</p>`,
        terms === null ? html`` : termsHtml(terms),
      ],
    }),
    text: [
      hello,
      ...(changed === '' ? [] : [changed]),
      ...(read === '' ? [] : [read]),
      `Urmărește comanda: ${trackingUrl}`,
      '',
      contentText(content),
      '',
      binding,
      '',
      ...identityLines(restaurant),
      'Acesta nu este bon fiscal.',
      ...(terms === null ? [] : ['', termsText(terms)]),
    ].join('\n'),
  };
}

/** What the house does at the promised moment. */
const PROMISES = {
  DELIVERY: 'ajunge la tine',
  PICKUP: 'te așteptăm',
  RESTAURANT: 'ți-o aducem la masă',
} as const satisfies Record<DeliveryMethod, string>;

/** Subjects of romania.md §7.2: minutes for the kitchen's estimate, a date where the guest chose the moment. */
function announce(order: StoredOrder): { readonly subject: string; readonly promise: string } {
  const moment = handoverMoment(order);
  const { number, minutesToPrepare, requestedAt } = order;
  if (requestedAt === null && minutesToPrepare !== null && moment !== null) {
    const duration = formatDuration(minutesToPrepare);
    return {
      subject: `Comanda ta nr. ${number} a fost acceptată: gata în aproximativ ${duration}`,
      promise: `Am acceptat comanda și ne apucăm de treabă: e gata în aproximativ ${duration}, pe la ${formatHour(moment)}.`,
    };
  }
  if (moment === null) {
    return { subject: `Comanda ta nr. ${number} a fost acceptată`, promise: 'Am acceptat comanda.' };
  }
  return {
    subject: `Comanda ta nr. ${number} este programată pentru ${formatDate(dateOf(moment))}, ora ${formatHour(moment)}`,
    promise: `Am acceptat comanda: ${PROMISES[order.method]} ${formatLongDateTime(moment)}.`,
  };
}
