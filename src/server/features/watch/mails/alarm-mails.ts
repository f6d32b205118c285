/** Mails to the restaurant when an order or the panels need attention: short, because they ask for action now. */

import { z } from 'zod';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { describeHandover, METHOD_LABELS } from '#domain/orders/describe-order.ts';
import { ESCALATION_STEPS, type EscalationStep, SHOP_ALARMS, type ShopAlarm } from '#domain/orders/steps/escalation.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { formatHour } from '#domain/time/format-date.ts';
import { instant } from '#domain/time/instant.ts';
import { loadOrderHead } from '#server/features/orders/index.ts';
import { loadPrinterStates } from '#server/features/printing/index.ts';
import { type AlarmedOrder, listAlarmedOrders } from '#server/features/watch/list-alarmed-orders.ts';
import { box, button, list, paragraph } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailContent, type MailServices } from '#server/platform/mail/define-mail.ts';

const FOOTNOTE = 'Mesaj trimis de panoul de comenzi.';

/** Text of each step: what happened, what to do, and the short form for one of several orders. */
const STEPS = {
  unacknowledged: {
    title: 'Comandă nouă pe care nu o aude nimeni',
    task: 'Niciun panou cu sunet nu a afișat comanda. Deschideți panoul și porniți alertele.',
    listed: 'nu a auzit-o nimeni',
  },
  unopened: {
    title: 'Comandă nouă pe care nu a deschis-o nimeni',
    task: 'Comanda așteaptă de un minut și nu a deschis-o nimeni.',
    listed: 'nu a deschis-o nimeni',
  },
  unanswered: {
    title: 'Clientul așteaptă răspuns de trei minute',
    task: 'Comanda nu a fost nici acceptată, nici respinsă. Clientul vede acum numărul de telefon al restaurantului.',
    listed: 'nu a primit răspuns',
  },
} as const satisfies Record<EscalationStep, { readonly title: string; readonly task: string; readonly listed: string }>;

/** Lists every alarmed order that is still unanswered; nothing is sent when all were answered meanwhile. */
export const orderAlarm = defineMail({
  kind: 'order_alarm',
  payload: { alarmedOrderId: z.int(), step: z.enum(ESCALATION_STEPS) },
  async compose(services, { alarmedOrderId, step }) {
    // The restaurant has no address yet.
    if (services.restaurant.email === '') return null;
    const waiting = await listAlarmedOrders(services.db, services.clock());
    const [first] = waiting;
    if (first === undefined) return null;
    const key = `${alarmedOrderId}.${step}`;
    if (waiting.length > 1) return { key, ...writeSeveral(waiting, services.publicUrl) };
    return { key, orderId: first.orderId, ...(await writeOne(first, services)) };
  },
});

async function writeOne({ orderId, step }: AlarmedOrder, { db, publicUrl }: MailServices): Promise<MailContent> {
  const order = await loadOrderHead(db, orderId);
  const { contact, number, payable, method, placedAt } = order;
  const { title, task } = STEPS[step];
  return {
    subject: `Atenție, comanda nr. ${number}: ${startSmall(title)}`,
    title,
    footnote: FOOTNOTE,
    blocks: [
      box(task),
      paragraph(`Comanda nr. ${number}, ${formatLei(payable)}, plasată la ${formatHour(placedAt)}`),
      paragraph(`${METHOD_LABELS[method]}: ${describeHandover(order)}`),
      paragraph(`${fullName(contact)}, ${formatPhone(contact.phone)}`),
      button('Deschideți comanda', `${publicUrl}/comenzi/${number}`),
    ],
  };
}

/** Maximum number of listed orders. */
const MOST_LISTED = 30;

/** @param waiting two or more, the longest waiting first */
function writeSeveral(waiting: readonly AlarmedOrder[], publicUrl: string): MailContent {
  const title = countOf(waiting.length, {
    one: 'o comandă așteaptă răspuns',
    few: '{n} comenzi așteaptă răspuns',
    other: '{n} de comenzi așteaptă răspuns',
  });
  const others = waiting.length - MOST_LISTED;
  const listed = waiting
    .slice(0, MOST_LISTED)
    .map(
      ({ number, placedAt, step }) =>
        `Comanda nr. ${number}, plasată la ${formatHour(placedAt)}: ${STEPS[step].listed}`,
    );
  return {
    subject: `Atenție: ${title}`,
    title,
    footnote: FOOTNOTE,
    blocks: [
      box(
        'Deschideți panoul și răspundeți, începând cu cea mai veche. Următorul e-mail vine peste cel puțin 10 minute.',
      ),
      list(listed),
      paragraph(others > 0 ? countOf(others, { one: 'și încă una', few: 'și încă {n}', other: 'și încă {n}' }) : ''),
      button('Deschideți comenzile noi', `${publicUrl}/comenzi/noi`),
    ],
  };
}

const SHOP_ALARM_WORDS = {
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
  printer_lost: {
    title: 'Imprimanta de bonuri nu tipărește',
    task: (hour: string) =>
      `Restaurantul este deschis și de la ${hour} bonurile nu ies pe hârtie. Verificați imprimanta, hârtia și internetul; comenzile se văd în panou.`,
  },
} as const satisfies Record<ShopAlarm['kind'], object>;

/** The restaurant is open and no panel is audible, or a printer cannot print. */
export const shopAlarm = defineMail({
  kind: 'house_alarm',
  payload: { alarm: z.enum(SHOP_ALARMS), occasion: z.int().transform(instant) },
  async compose({ db, clock, restaurant, publicUrl }, { alarm, occasion }) {
    if (restaurant.email === '') return null;
    const printers =
      alarm === 'printer_lost'
        ? (await loadPrinterStates(db, clock())).filter(({ standing }) => standing !== 'new' && !canPrint(standing))
        : [];
    // The printer can print again, so no mail is needed.
    if (alarm === 'printer_lost' && printers.length === 0) return null;
    const { title, task } = SHOP_ALARM_WORDS[alarm];
    return {
      key: `${alarm}.${occasion}`,
      subject: `Atenție: ${startSmall(title)}`,
      title,
      footnote: FOOTNOTE,
      blocks: [
        box(task(formatHour(occasion))),
        ...(printers.length === 0
          ? []
          : [list(printers.map(({ name, standing }) => `${name}: ${STANDING_WORDS[standing]}`))]),
        button('Deschideți panoul', `${publicUrl}/comenzi`),
      ],
    };
  },
});

function startSmall(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
