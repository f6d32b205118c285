import { homeText } from '#web/i18n/home.ts';
import { reservationText } from '#web/i18n/shop/reservation.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { BookingPage } from '#web/storefront/reservation/booking-page.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';

/** Requesting a table, at an address for profiles and for paper (docs/decisions/0228). */
export const Route = createFileRoute('/_shop/rezervare/')({
  head: () => ({ meta: [{ title: reservationText.title }] }),
  component: Booking,
});

function Booking() {
  const shop = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path="/rezervare" title={reservationText.title} description={homeText.bookingLead} />
      <BookingPage shop={shop} />
    </>
  );
}
