/** What is written when something becomes of a table that was asked for. */

import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { StoredReservation } from '#server/features/reservations/stored-reservation.ts';
import { html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';
import { type ReservationMailFacts, reservationRowsHtml, reservationRowsText } from './reservation-mails.ts';

type Facts = ReservationMailFacts & { readonly reservation: StoredReservation; readonly link: string };

const PEOPLE = { one: 'o persoană', few: '{n} persoane', other: '{n} de persoane' };

/** To the guest: the table is kept. */
export function writeReservationConfirmed(facts: Facts): MailText {
  const { reservation, restaurant } = facts;
  return writeStep(facts, {
    subject: `Rezervarea ta pentru ${shortMoment(reservation.reservedFor)} este confirmată`,
    title: 'Rezervarea ta este confirmată',
    hello: `Bună, ${reservation.fullName}! Te așteptăm ${formatLongDateTime(reservation.reservedFor)}.`,
    news: `Masa pentru ${countOf(reservation.people, PEOPLE)} este rezervată pe numele tău.`,
    last: `Nu mai poți ajunge? Anulează de pe pagina rezervării sau sună-ne la ${restaurant.phoneText}.`,
    button: 'Vezi rezervarea',
    isWithRows: true,
  });
}

/** To the guest: another moment is offered, and waits for a yes. */
export function writeReservationProposed(facts: Facts): MailText {
  const { reservation, restaurant } = facts;
  const moment = reservation.proposedFor ?? reservation.reservedFor;
  return writeStep(facts, {
    subject: `Îți propunem altă oră: ${shortMoment(moment)}`,
    title: 'Îți propunem altă oră',
    hello: `Bună, ${reservation.fullName}! La ora cerută nu mai avem loc, dar te putem primi la alta.`,
    news: `Îți propunem: ${formatLongDateTime(moment)}, pentru ${countOf(reservation.people, PEOPLE)}.`,
    last: `Masa este rezervată după ce accepți ora. Pentru altceva, sună-ne la ${restaurant.phoneText}.`,
    button: 'Răspunde la propunere',
    isWithRows: false,
  });
}

/** To the guest: not this time. */
export function writeReservationDeclined(facts: Facts): MailText {
  const { reservation, restaurant } = facts;
  return writeStep(facts, {
    subject: `Ne pare rău, nu te putem primi pe ${shortMoment(reservation.reservedFor)}`,
    title: 'Ne pare rău, nu te putem primi',
    hello: `Bună, ${reservation.fullName}! Ne pare rău, nu te putem primi ${formatLongDateTime(reservation.reservedFor)}.`,
    news: '',
    last: `Vrei altă zi sau altă oră? Sună-ne la ${restaurant.phoneText}.`,
    button: 'Vezi rezervarea',
    isWithRows: false,
  });
}

/** To the guest, who cancelled: done. */
export function writeReservationCancelled(facts: Facts): MailText {
  const { reservation, restaurant } = facts;
  return writeStep(facts, {
    subject: `Rezervarea ta pentru ${shortMoment(reservation.reservedFor)} a fost anulată`,
    title: 'Rezervarea ta a fost anulată',
    hello: `Bună, ${reservation.fullName}! Am anulat rezervarea, așa cum ai cerut.`,
    news: '',
    last: `Te așteptăm altă dată. Ne găsești la ${restaurant.phoneText}.`,
    button: 'Vezi rezervarea',
    isWithRows: false,
  });
}

/** To the restaurant: what the guest decided. */
export function writeReservationStepForStaff(
  { reservation, restaurant, link }: Facts,
  step: 'accepted' | 'cancelled',
): MailText {
  const when = shortMoment(reservation.reservedFor);
  const title = step === 'cancelled' ? 'Rezervare anulată de client' : 'Clientul a acceptat ora propusă';
  const facts = { reservation, restaurant };
  return {
    subject: `${title}: ${reservation.fullName}, ${when}`,
    html: mailLayout({
      title,
      preview: `${when} · ${reservation.fullName} · ${formatPhone(reservation.phone)}`,
      restaurant,
      footnote: 'Mesaj trimis de pagina rezervărilor.',
      body: [reservationRowsHtml(facts), mailButton('Vezi rezervările', link)],
    }),
    text: [title, '', ...reservationRowsText(facts), '', `Vezi rezervările: ${link}`].join('\n'),
  };
}

type Words = {
  readonly subject: string;
  readonly title: string;
  readonly hello: string;
  readonly news: string;
  readonly last: string;
  readonly button: string;
  readonly isWithRows: boolean;
};

function writeStep(facts: Facts, words: Words): MailText {
  const { reservation, restaurant, link } = facts;
  const reason = reservation.reason === '' ? '' : `Mesaj de la restaurant: ${reservation.reason}`;
  const box = [words.news, reason].filter((line) => line !== '');
  return {
    subject: words.subject,
    html: mailLayout({
      title: words.title,
      preview: words.news === '' ? words.hello : words.news,
      restaurant,
      footnote: 'Ai primit acest mesaj pentru că ai cerut o rezervare.',
      body: [
        html`<p style="${STYLES.text}">${words.hello}</p>`,
        ...box.map((line) => html`<p style="${STYLES.box}">${line}</p>`),
        ...(words.isWithRows ? [reservationRowsHtml(facts)] : []),
        html`<p style="${STYLES.text}">${words.last}</p>`,
        mailButton(words.button, link),
      ],
    }),
    text: [
      words.hello,
      ...box,
      '',
      ...(words.isWithRows ? [...reservationRowsText(facts), ''] : []),
      words.last,
      '',
      `${words.button}: ${link}`,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}

/** `21 noiembrie 2026, ora 19:00`. */
function shortMoment(at: Instant): string {
  return `${formatDate(dateOf(at))}, ora ${formatHour(at)}`;
}
