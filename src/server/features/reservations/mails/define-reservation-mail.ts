import { z } from 'zod';
import { formatPhone } from '#domain/text/format-phone.ts';
import { countOf } from '#domain/text/plural.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import { formatDate, formatHour, formatLongDateTime } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { reservationPath, reservationToken } from '#server/features/reservations/reservation-access.ts';
import type { StoredReservation } from '#server/features/reservations/stored-reservation.ts';
import { findReservationById } from '#server/features/reservations/stored-reservations.repository.ts';
import { type MailBlock, rows } from '#server/platform/mail/blocks.ts';
import { defineMail, type MailContent } from '#server/platform/mail/define-mail.ts';
import type { Sender } from '#server/platform/mail/render-mail.ts';

type Definition = {
  readonly kind: string;
  readonly to: 'guest' | 'staff';
  readonly write: (reservation: StoredReservation, restaurant: Sender) => MailContent;
};

/** Defines a mail about a reservation: to the guest, or to the restaurant with the guest as Reply-To. */
export function defineReservationMail({ kind, to, write }: Definition) {
  return defineMail({
    kind,
    payload: {
      reservationId: z.int(),
      /**
       * Version of the reservation after the step that the mail is about: a step that may be repeated has one mail per
       * version.
       */
      version: z.int().optional(),
    },
    async compose({ db, secrets, restaurant, publicUrl }, { reservationId, version }) {
      const reservation = await findReservationById(db, reservationId);
      // Deleted before the mail was sent.
      if (reservation === null) return null;
      // The caller gave no mailbox.
      if (to === 'guest' && reservation.email === '') return null;
      const guest = { name: reservation.fullName, address: reservation.email };
      const mail = {
        footnote: 'Ai primit acest mesaj pentru că ai cerut o rezervare.',
        ...write(reservation, restaurant),
        key: version === undefined ? reservationId : `${reservationId}-${version}`,
      };
      if (to === 'staff') return { ...mail, replyTo: guest, makeSecretLink: () => `${publicUrl}/comenzi/rezervari` };
      return {
        ...mail,
        to: guest,
        async makeSecretLink() {
          const token = reservationToken(await secrets.load('order_access'), reservationId);
          return `${publicUrl}${reservationPath(token)}`;
        },
      };
    },
  });
}

/** „4 persoane”. */
export function describePeople({ people }: StoredReservation): string {
  return countOf(people, { one: 'o persoană', few: '{n} persoane', other: '{n} de persoane' });
}

/** `21 noiembrie 2026, ora 19:00`. */
export function shortMoment(at: Instant): string {
  return `${formatDate(dateOf(at))}, ora ${formatHour(at)}`;
}

/** All fields of the request. */
export function reservationRows(reservation: StoredReservation): MailBlock {
  return rows([
    ['Când', formatLongDateTime(reservation.reservedFor)],
    ['Persoane', describePeople(reservation)],
    ['Nume', reservation.fullName],
    ['Telefon', formatPhone(reservation.phone)],
    ['E-mail', reservation.email],
    ['Cerințe speciale', reservation.additionalInformation],
  ]);
}
