import { Suspense } from 'react';
import { homeText } from '#web/i18n/home.ts';
import { reservationText } from '#web/i18n/shop/reservation.ts';
import { HoursTable } from '#web/storefront/shell/hours-table.tsx';
import type { ShopFacts } from '#web/storefront/shell/shop-facts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './booking-page.module.css';
import { ReservationOutline } from './reservation-outline.tsx';

const ReservationForm = lazyPart(async () => (await import('./reservation-form.tsx')).ReservationForm);

/**
 * `/rezervare`: the form of the home page, beside the hours and the telephone. Without free tables the form says so.
 */
export function BookingPage({ shop }: { readonly shop: ShopFacts }) {
  const isHydrated = useHydrated();
  const waiting = <ReservationOutline />;
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <h1>{reservationText.title}</h1>
        <p>{homeText.bookingLead}</p>
        {shop.phone !== '' && (
          <a href={`tel:${shop.phone}`} className={buttonClass('secondary')}>
            <Icon name="phone" size={20} />
            {homeText.call(shop.phoneText)}
          </a>
        )}
        {shop.closures.map((closure) => (
          <Notice key={closure} tone="warn">
            {closure}
          </Notice>
        ))}
        <HoursTable week={shop.week} />
      </div>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <ReservationForm />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
