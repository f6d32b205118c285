import { REPLAYED_HEADER } from '#contract/idempotency.ts';
import { answer, defineRoute, type Route } from '#server/platform/http/route.ts';
import { type BookTableServices, bookTable } from './book-table.ts';
import { refuseReservation, refuseTaking } from './refuse-reservation.ts';

export function reservationRoutes(services: BookTableServices): readonly Route[] {
  return [
    defineRoute('bookTable', async ({ body, headers }) => {
      const booked = await bookTable(services, { body, headers });
      if (!booked.ok) return refuseReservation(booked.error, services.clock());
      const { answer: told, isReplay } = booked.value;
      return answer(told, { status: 201, headers: isReplay ? { [REPLAYED_HEADER]: 'true' } : {} });
    }),
    defineRoute('takeTable', async ({ body: { anyway, ...body }, headers, session }) => {
      const booked = await bookTable(services, { body, headers, taken: { staffId: session.userId, anyway } });
      if (!booked.ok) return refuseTaking(booked.error, services.clock());
      const { answer: told, isReplay } = booked.value;
      return answer(told, { status: 201, headers: isReplay ? { [REPLAYED_HEADER]: 'true' } : {} });
    }),
  ];
}
