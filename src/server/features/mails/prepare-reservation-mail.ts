import { findReservation } from '#server/features/reservations/find-reservation.ts';
import { reservationPath, reservationToken } from '#server/features/reservations/reservation-access.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { ReservationMailJob } from './enqueue-reservation-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import { writeReservationForStaff, writeReservationReceived } from './reservation-mails.ts';
import {
  writeReservationCancelled,
  writeReservationConfirmed,
  writeReservationDeclined,
  writeReservationProposed,
  writeReservationStepForStaff,
} from './reservation-step-mails.ts';
import type { SendMailServices } from './send-mail.ts';

/** Nothing when the reservation was forgotten before its mail could leave. */
export async function prepareReservationMail(
  services: SendMailServices,
  { kind, reservationId, version }: ReservationMailJob,
): Promise<MailOccasion | null> {
  const reservation = await findReservation(services.db, reservationId);
  if (reservation === null) return null;
  const restaurant = await loadRestaurantContact(services);
  const guest = { name: reservation.fullName, address: reservation.email };
  const facts = { reservation, restaurant };
  const { publicUrl } = services.config;
  const about = { key: version === undefined ? reservationId : `${reservationId}-${version}`, orderId: null };
  const toGuest = {
    ...about,
    recipient: guest,
    makeLink: async () =>
      `${publicUrl}${reservationPath(reservationToken(await services.secrets.load('order_access'), reservationId))}`,
  };
  // The restaurant's mails have no secret address in them.
  const toStaff = {
    ...about,
    recipient: { name: restaurant.name, address: restaurant.email },
    replyTo: guest,
    makeLink: () => `${publicUrl}/comenzi/rezervari`,
  };
  switch (kind) {
    case 'reservation_received':
      return { ...toGuest, write: (link) => writeReservationReceived({ ...facts, link }) };
    case 'reservation_confirmed':
      return { ...toGuest, write: (link) => writeReservationConfirmed({ ...facts, link }) };
    case 'reservation_proposed':
      return { ...toGuest, write: (link) => writeReservationProposed({ ...facts, link }) };
    case 'reservation_declined':
      return { ...toGuest, write: (link) => writeReservationDeclined({ ...facts, link }) };
    case 'reservation_cancelled':
      return { ...toGuest, write: (link) => writeReservationCancelled({ ...facts, link }) };
    case 'reservation_for_staff':
      return { ...toStaff, write: () => writeReservationForStaff(facts) };
    case 'reservation_accepted_for_staff':
      return { ...toStaff, write: (link) => writeReservationStepForStaff({ ...facts, link }, 'accepted') };
    case 'reservation_cancelled_for_staff':
      return { ...toStaff, write: (link) => writeReservationStepForStaff({ ...facts, link }, 'cancelled') };
  }
}
