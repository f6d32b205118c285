import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getReservations } from '#contract/reservations/staff-calls.ts';
import { RESERVATIONS_KEY } from '#web/panel/live/desk-keys.ts';

const REFETCH_MS = 15_000;

/** Reservations that wait for an answer, and those of one day (default: today). */
export function reservationsQuery(api: Api, date?: string) {
  return queryOptions({
    queryKey: [...RESERVATIONS_KEY, date ?? 'today'],
    queryFn: ({ signal }) => api(getReservations, { query: { date }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
}
