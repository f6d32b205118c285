import { createFileRoute } from '@tanstack/react-router';
import { ReservationsPage } from '#web/panel/reservations/reservations-page.tsx';

export const Route = createFileRoute('/comenzi/rezervari')({ ssr: false, component: ReservationsPage });
