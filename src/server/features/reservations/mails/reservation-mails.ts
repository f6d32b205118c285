/** The texts of every mail about a reservation. */

import { formatPhone } from '#domain/text/format-phone.ts';
import { formatLongDateTime } from '#domain/time/format-date.ts';
import type { StoredReservation } from '#server/features/reservations/stored-reservation.ts';
import { box, button, type MailBlock, paragraph } from '#server/platform/mail/blocks.ts';
import { type MailContent, type MailKind, SECRET_LINK } from '#server/platform/mail/define-mail.ts';
import { defineReservationMail, describePeople, reservationRows, shortMoment } from './define-reservation-mail.ts';

const toReservation = button('Vezi rezervarea', SECRET_LINK);
const restaurantsWords = ({ reason }: StoredReservation): MailBlock =>
  box(reason === '' ? '' : `Mesaj de la restaurant: ${reason}`);

/** The request was received, but the table is not reserved yet. */
export const reservationReceived = defineReservationMail({
  kind: 'reservation_received',
  to: 'guest',
  write: (reservation, restaurant) => ({
    subject: `Cererea ta de rezervare pentru ${shortMoment(reservation.reservedFor)}`,
    title: 'Am primit cererea ta de rezervare',
    blocks: [
      paragraph(`Bună, ${reservation.fullName}! Am primit cererea ta de rezervare.`),
      box('Masa este rezervată după ce te contactăm pentru confirmare.'),
      reservationRows(reservation),
      paragraph(`Ne găsești la ${restaurant.name}, ${restaurant.address}.`),
      paragraph(
        `Vrei să schimbi ceva? Sună-ne la ${restaurant.phoneText}. Nu mai poți ajunge? Anulează de pe pagina rezervării.`,
      ),
      toReservation,
    ],
  }),
});

export const reservationConfirmed = defineReservationMail({
  kind: 'reservation_confirmed',
  to: 'guest',
  write: (reservation, restaurant) => ({
    subject: `Rezervarea ta pentru ${shortMoment(reservation.reservedFor)} este confirmată`,
    title: 'Rezervarea ta este confirmată',
    blocks: [
      paragraph(`Bună, ${reservation.fullName}! Te așteptăm ${formatLongDateTime(reservation.reservedFor)}.`),
      box(`Masa pentru ${describePeople(reservation)} este rezervată pe numele tău.`),
      restaurantsWords(reservation),
      reservationRows(reservation),
      paragraph(`Nu mai poți ajunge? Anulează de pe pagina rezervării sau sună-ne la ${restaurant.phoneText}.`),
      toReservation,
    ],
  }),
});

/** Another moment is proposed, and the guest must answer. */
export const reservationProposed = defineReservationMail({
  kind: 'reservation_proposed',
  to: 'guest',
  write(reservation, restaurant) {
    const moment = reservation.proposedFor ?? reservation.reservedFor;
    return {
      subject: `Îți propunem altă oră: ${shortMoment(moment)}`,
      title: 'Îți propunem altă oră',
      blocks: [
        paragraph(`Bună, ${reservation.fullName}! La ora cerută nu mai avem loc, dar te putem primi la alta.`),
        box(`Îți propunem: ${formatLongDateTime(moment)}, pentru ${describePeople(reservation)}.`),
        restaurantsWords(reservation),
        paragraph(`Masa este rezervată după ce accepți ora. Pentru altceva, sună-ne la ${restaurant.phoneText}.`),
        button('Răspunde la propunere', SECRET_LINK),
      ],
    };
  },
});

export const reservationDeclined = defineReservationMail({
  kind: 'reservation_declined',
  to: 'guest',
  write(reservation, restaurant) {
    const hello = `Bună, ${reservation.fullName}! Ne pare rău, nu te putem primi ${formatLongDateTime(reservation.reservedFor)}.`;
    return {
      subject: `Ne pare rău, nu te putem primi pe ${shortMoment(reservation.reservedFor)}`,
      title: 'Ne pare rău, nu te putem primi',
      preview: hello,
      blocks: [
        paragraph(hello),
        restaurantsWords(reservation),
        paragraph(`Vrei altă zi sau altă oră? Sună-ne la ${restaurant.phoneText}.`),
        toReservation,
      ],
    };
  },
});

/** The guest cancelled. */
export const reservationCancelled = defineReservationMail({
  kind: 'reservation_cancelled',
  to: 'guest',
  write(reservation, restaurant) {
    const hello = `Bună, ${reservation.fullName}! Am anulat rezervarea, așa cum ai cerut.`;
    return {
      subject: `Rezervarea ta pentru ${shortMoment(reservation.reservedFor)} a fost anulată`,
      title: 'Rezervarea ta a fost anulată',
      preview: hello,
      blocks: [
        paragraph(hello),
        restaurantsWords(reservation),
        paragraph(`Te așteptăm altă dată. Ne găsești la ${restaurant.phoneText}.`),
        toReservation,
      ],
    };
  },
});

/** To the restaurant: the guest to call back. */
export const reservationForStaff = defineReservationMail({
  kind: 'reservation_for_staff',
  to: 'staff',
  write: (reservation) => ({
    subject: `Cerere de rezervare: ${describePeople(reservation)}, ${shortMoment(reservation.reservedFor)}`,
    title: `Cerere de rezervare: ${describePeople(reservation)}`,
    preview: summary(reservation),
    footnote: 'Mesaj trimis de formularul de rezervări al site-ului.',
    blocks: [
      box('Clientul așteaptă să fie sunat pentru confirmare.'),
      reservationRows(reservation),
      button('Sună clientul', `tel:${reservation.phone}`),
    ],
  }),
});

export const reservationAcceptedForStaff = defineReservationMail({
  kind: 'reservation_accepted_for_staff',
  to: 'staff',
  write: (reservation) => writeStepForStaff('Clientul a acceptat ora propusă', reservation),
});

export const reservationCancelledForStaff = defineReservationMail({
  kind: 'reservation_cancelled_for_staff',
  to: 'staff',
  write: (reservation) => writeStepForStaff('Rezervare anulată de client', reservation),
});

/** To the restaurant: the guest's decision. */
function writeStepForStaff(title: string, reservation: StoredReservation): MailContent {
  return {
    subject: `${title}: ${reservation.fullName}, ${shortMoment(reservation.reservedFor)}`,
    title,
    preview: summary(reservation),
    footnote: 'Mesaj trimis de pagina rezervărilor.',
    blocks: [reservationRows(reservation), button('Vezi rezervările', SECRET_LINK)],
  };
}

function summary({ reservedFor, fullName, phone }: StoredReservation): string {
  return `${shortMoment(reservedFor)} · ${fullName} · ${formatPhone(phone)}`;
}

export const RESERVATION_MAILS: readonly MailKind[] = [
  reservationReceived,
  reservationConfirmed,
  reservationProposed,
  reservationDeclined,
  reservationCancelled,
  reservationForStaff,
  reservationAcceptedForStaff,
  reservationCancelledForStaff,
];
