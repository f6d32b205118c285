import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_TRANSACTION } from '#server/platform/define/tables.ts';
import { followReservationEvents } from './follow-reservation-events.ts';
import { RESERVATION_MAILS } from './mails/reservation-mails.ts';
import { deleteOldReservations, deletePastReservations, exportReservations } from './personal-data.ts';
import { reservationDeskRoutes } from './reservation-desk.routes.ts';
import { reservationRoutes } from './reservations.routes.ts';
import { RESERVATION_EVENTS_CHANNEL } from './stored-reservation.ts';

export const reservationsFeature = defineFeature('reservations', {
  routes: [reservationDeskRoutes, reservationRoutes],
  mails: RESERVATION_MAILS,
  chores: [hourly(deleteOldReservations)],
  channels: [
    {
      name: RESERVATION_EVENTS_CHANNEL,
      follow: ({ db, log }, panels) => {
        const feed = followReservationEvents(db, log);
        feed.subscribe(() => panels.broadcast({ type: 'desk-changed', data: { desk: 'reservations' } }, null));
        return feed;
      },
    },
  ],
  personalData: { exports: { reservations: exportReservations }, forget: deletePastReservations },
  retention: ['reservations'],
  tables: {
    reservations: { archive: 'guests', topic: 'Requests' },
    reservation_events: {
      archive: 'guests',
      topic: 'Requests',
      withheld: ['delete', 'update'],
      differs: NEW_TRANSACTION,
    },
  },
});
