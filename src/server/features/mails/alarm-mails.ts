/** Mails to the restaurant when nobody notices: short, because somebody has to run. */
import { formatLei } from '#domain/money/format-lei.ts';
import { describeHandover, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import type { EscalationStep } from '#domain/orders/escalation.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StoredOrder } from '#server/features/orders/stored-order.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { AlarmedOrder } from '#server/features/watch/list-alarmed-orders.ts';
import { html } from './html.ts';
import { mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';

const FOOTNOTE = 'Mesaj trimis de panoul de comenzi.';

const ORDER_WORDS = {
  unacknowledged: {
    title: 'Comandă nouă pe care nu o aude nimeni',
    task: 'Niciun panou cu sunet nu a afișat comanda. Deschideți panoul și porniți alertele.',
  },
  unopened: {
    title: 'Comandă nouă pe care nu a deschis-o nimeni',
    task: 'Comanda așteaptă de un minut și nu a deschis-o nimeni.',
  },
  unanswered: {
    title: 'Clientul așteaptă răspuns de trei minute',
    task: 'Comanda nu a fost nici acceptată, nici respinsă. Clientul vede acum numărul de telefon al restaurantului.',
  },
} as const satisfies Record<EscalationStep, { readonly title: string; readonly task: string }>;

export function writeOrderAlarm({
  order,
  step,
  restaurant,
  link,
}: {
  readonly order: StoredOrder;
  readonly step: EscalationStep;
  readonly restaurant: RestaurantContact;
  readonly link: string;
}): MailText {
  const { title, task } = ORDER_WORDS[step];
  const { contact, number, payable, method, placedAt } = order;
  const facts = [
    `Comanda nr. ${number}, ${formatLei(payable)}, plasată la ${formatHour(placedAt)}`,
    `${METHOD_LABELS[method]}: ${describeHandover(order)}`,
    `${contact.firstName} ${contact.lastName}, ${formatPhone(contact.phone)}`,
  ];
  return {
    subject: `Atenție, comanda nr. ${number}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    html: mailLayout({
      title,
      preview: task,
      restaurant,
      footnote: FOOTNOTE,
      body: [
        html`<p style="${STYLES.box}">${task}</p>`,
        facts.map((fact) => html`<p style="${STYLES.text}">${fact}</p>`),
        mailButton('Deschideți comanda', link),
      ].flat(),
    }),
    text: [task, '', ...facts, '', `Deschideți comanda: ${link}`].join('\n'),
  };
}

/** More are not read one by one. */
const MOST_LISTED = 30;

const STEP_WORDS = {
  unacknowledged: 'nu a auzit-o nimeni',
  unopened: 'nu a deschis-o nimeni',
  unanswered: 'nu a primit răspuns',
} as const satisfies Record<EscalationStep, string>;

/** One mail for all orders that wait. */
export function writeOrderAlarms({
  waiting,
  restaurant,
  link,
}: {
  /** Two or more, the longest waiting first. */
  readonly waiting: readonly AlarmedOrder[];
  readonly restaurant: RestaurantContact;
  readonly link: string;
}): MailText {
  const title = countOf(waiting.length, {
    one: 'o comandă așteaptă răspuns',
    few: '{n} comenzi așteaptă răspuns',
    other: '{n} de comenzi așteaptă răspuns',
  });
  const task =
    'Deschideți panoul și răspundeți, începând cu cea mai veche. Următorul e-mail vine peste cel puțin 10 minute.';
  const listed = waiting
    .slice(0, MOST_LISTED)
    .map(
      ({ number, placedAt, step }) => `Comanda nr. ${number}, plasată la ${formatHour(placedAt)}: ${STEP_WORDS[step]}`,
    );
  const others = waiting.length - listed.length;
  const more = countOf(others, { one: 'și încă una', few: 'și încă {n}', other: 'și încă {n}' });
  const lines = others > 0 ? [...listed, more] : listed;
  return {
    subject: `Atenție: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    html: mailLayout({
      title,
      preview: task,
      restaurant,
      footnote: FOOTNOTE,
      body: [
        html`<p style="${STYLES.box}">${task}</p>`,
        lines.map((line) => html`<p style="${STYLES.text}">${line}</p>`),
        mailButton('Deschideți comenzile noi', link),
      ].flat(),
    }),
    text: [task, '', ...lines, '', `Deschideți comenzile noi: ${link}`].join('\n'),
  };
}

const HOUSE_WORDS = {
  no_panel: {
    title: 'Niciun panou de comenzi nu sună',
    task: (hour: string) =>
      `Restaurantul este deschis de la ${hour} și niciun panou cu sunet nu este conectat. Comenzile noi nu vor fi auzite.`,
  },
  panel_lost: {
    title: 'Panoul de comenzi nu mai răspunde',
    task: (hour: string) =>
      `Restaurantul este deschis, dar de la ${hour} niciun panou cu sunet nu mai este conectat. Verificați tableta și internetul.`,
  },
} as const;

export function writeHouseAlarm({
  alarm,
  occasion,
  restaurant,
  link,
}: {
  readonly alarm: keyof typeof HOUSE_WORDS;
  readonly occasion: Instant;
  readonly restaurant: RestaurantContact;
  readonly link: string;
}): MailText {
  const { title, task } = HOUSE_WORDS[alarm];
  const words = task(formatHour(occasion));
  return {
    subject: `Atenție: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    html: mailLayout({
      title,
      preview: words,
      restaurant,
      footnote: FOOTNOTE,
      body: [html`<p style="${STYLES.box}">${words}</p>`, mailButton('Deschideți panoul', link)],
    }),
    text: [words, '', `Deschideți panoul: ${link}`].join('\n'),
  };
}
