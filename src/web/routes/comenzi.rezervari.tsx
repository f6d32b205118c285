import { createFileRoute } from '@tanstack/react-router';
import { parseLocalDate } from '#domain/time/local-date.ts';
import { ReservationsPage } from '#web/panel/reservations/reservations-page.tsx';

/** `?zi=2026-12-24` opens that day; today without it. */
export const Route = createFileRoute('/comenzi/rezervari')({
  ssr: false,
  validateSearch: ({ zi }: Record<string, unknown>): { zi?: string } => {
    const day = parseLocalDate(String(zi));
    return day.ok ? { zi: day.value } : {};
  },
  component: Reservations,
});

function Reservations() {
  const { zi } = Route.useSearch();
  return <ReservationsPage key={zi} day={zi ?? null} />;
}
