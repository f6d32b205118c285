import { titles } from '#web/i18n/titles.ts';
import { createFileRoute } from '#web/router/index.ts';
import { OwnReservationPage } from '#web/storefront/reservation/own-reservation-page.tsx';

export const Route = createFileRoute('/_shop/rezervare/$token')({
  head: () => ({
    meta: [
      { title: titles.ownReservation },
      { name: 'robots', content: 'noindex' },
      // The address contains a secret, so it is not sent to other sites as referrer.
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  headers: () => ({ 'Cache-Control': 'no-store' }),
  component: OwnReservation,
});

function OwnReservation() {
  return <OwnReservationPage token={Route.useParams().token} />;
}
