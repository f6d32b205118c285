import { findReservation } from '#server/features/reservations/find-reservation.ts';
import { loadRestaurantContact } from '#server/features/restaurant/load-restaurant-contact.ts';
import type { ReservationMailJob } from './enqueue-reservation-mail.ts';
import type { MailOccasion } from './mail-occasion.ts';
import { writeReservationForStaff, writeReservationReceived } from './reservation-mails.ts';
import type { SendMailServices } from './send-mail.ts';

/** Nothing when the reservation was forgotten before its mail could leave. */
export async function prepareReservationMail(
  services: SendMailServices,
  { kind, reservationId }: ReservationMailJob,
): Promise<MailOccasion | null> {
  const reservation = await findReservation(services.db, reservationId);
  if (reservation === null) return null;
  const restaurant = await loadRestaurantContact(services);
  const guest = { name: reservation.fullName, address: reservation.email };
  const facts = { reservation, restaurant };
  // These mails have no secret address in them.
  const about = { key: reservationId, orderId: null, makeLink: () => services.config.publicUrl };
  return kind === 'reservation_received'
    ? { ...about, recipient: guest, write: () => writeReservationReceived(facts) }
    : {
        ...about,
        recipient: { name: restaurant.name, address: restaurant.email },
        replyTo: guest,
        write: () => writeReservationForStaff(facts),
      };
}
