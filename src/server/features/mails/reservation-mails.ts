/** What is written about a table that was asked for. */
import type { Reservation } from '#domain/reservations/reservation.ts';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import type { RestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import { type Html, html } from './html.ts';
import { identityLines, mailButton, mailLayout, STYLES } from './layout.ts';
import type { MailText } from './mail-occasion.ts';

const PEOPLE = { one: 'o persoană', few: '{n} persoane', other: '{n} de persoane' };

/** What a mail about a table is written from. */
export type ReservationMailFacts = { readonly reservation: Reservation; readonly restaurant: RestaurantContact };

/** Label and value of everything that was asked for. */
function rowsOf({ reservation }: ReservationMailFacts): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    ['Când', formatLongDateTime(reservation.reservedFor)],
    ['Persoane', countOf(reservation.people, PEOPLE)],
    ['Nume', reservation.fullName],
    ['Telefon', formatPhone(reservation.phone)],
    ['E-mail', reservation.email],
    ['Cerințe speciale', reservation.additionalInformation],
  ];
  return rows.filter(([, value]) => value !== '');
}

export function reservationRowsHtml(facts: ReservationMailFacts): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 16px;">${rowsOf(facts).map(
    ([label, value]) => html`
<tr><td style="${STYLES.sum} padding-right: 16px; vertical-align: top; opacity: 0.75;">${label}</td><td style="${STYLES.sum} white-space: pre-line;">${value}</td></tr>`,
  )}</table>`;
}

export function reservationRowsText(facts: ReservationMailFacts): readonly string[] {
  return rowsOf(facts).map(([label, value]) => `${label}: ${value}`);
}

/** To the guest, at once: we have it, and it is not a table yet. */
export function writeReservationReceived({
  link,
  ...facts
}: ReservationMailFacts & { readonly link: string }): MailText {
  const { reservation, restaurant } = facts;
  const hello = `Bună, ${reservation.fullName}! Am primit cererea ta de rezervare.`;
  const binding = 'Masa este rezervată după ce te contactăm pentru confirmare.';
  const call = `Vrei să schimbi ceva? Sună-ne la ${restaurant.phoneText}. Nu mai poți ajunge? Anulează de pe pagina rezervării.`;
  const where = `Te așteptăm la ${restaurant.name}, ${restaurant.address}.`;
  return {
    subject: `Cererea ta de rezervare pentru ${formatDate(dateOf(reservation.reservedFor))}, ora ${formatHour(reservation.reservedFor)}`,
    html: mailLayout({
      title: 'Am primit cererea ta de rezervare',
      preview: binding,
      restaurant,
      footnote: 'Ai primit acest mesaj pentru că ai cerut o rezervare.',
      body: [
        html`<p style="${STYLES.text}">${hello}</p><p style="${STYLES.box}">${binding}</p>`,
        reservationRowsHtml(facts),
        html`<p style="${STYLES.text}">${where}</p><p style="${STYLES.text}">${call}</p>`,
        mailButton('Vezi rezervarea', link),
      ],
    }),
    text: [
      hello,
      binding,
      '',
      ...reservationRowsText(facts),
      '',
      where,
      call,
      '',
      `Vezi rezervarea: ${link}`,
      '',
      ...identityLines(restaurant),
    ].join('\n'),
  };
}

/** To the restaurant: who to call back. */
export function writeReservationForStaff(facts: ReservationMailFacts): MailText {
  const { reservation, restaurant } = facts;
  const when = `${formatDate(dateOf(reservation.reservedFor))}, ora ${formatHour(reservation.reservedFor)}`;
  const people = countOf(reservation.people, PEOPLE);
  const task = 'Clientul așteaptă să fie sunat pentru confirmare.';
  return {
    subject: `Cerere de rezervare: ${people}, ${when}`,
    html: mailLayout({
      title: `Cerere de rezervare: ${people}`,
      preview: `${when} · ${reservation.fullName} · ${formatPhone(reservation.phone)}`,
      restaurant,
      footnote: 'Mesaj trimis de formularul de rezervări al site-ului.',
      body: [
        html`<p style="${STYLES.box}">${task}</p>`,
        reservationRowsHtml(facts),
        mailButton('Sună clientul', `tel:${reservation.phone}`),
      ],
    }),
    text: [task, '', ...reservationRowsText(facts)].join('\n'),
  };
}
