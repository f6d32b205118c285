import { createFileRoute } from '@tanstack/react-router';
import { ownReservationText } from '#web/i18n/reservation-desk.ts';
import { OwnReservationPage } from '#web/storefront/reservation/own-reservation-page.tsx';

export const Route = createFileRoute('/_shop/rezervare/$token')({
  head: () => ({
    meta: [
      { title: ownReservationText.title },
      { name: 'robots', content: 'noindex' },
      // The address is a key: it goes to nobody.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: OwnReservation,
});

function OwnReservation() {
  return <OwnReservationPage token={Route.useParams().token} />;
}
