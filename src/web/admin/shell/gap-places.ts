import type { LinkProps } from '@tanstack/react-router';
import type { OpeningGap } from '#domain/restaurant/opening-gaps.ts';

type GapPlace = Pick<LinkProps, 'to' | 'search'>;

/** The page that fills each gap, showing only what is missing; null for settings of the server, which no screen changes. */
const PLACES: Readonly<Record<OpeningGap, GapPlace | null>> = {
  name: { to: '/admin/set-name' },
  company: { to: '/admin/set-name' },
  address: { to: '/admin/set-location' },
  hours: { to: '/admin/set-schedule' },
  around_the_clock: { to: '/admin/set-schedule' },
  services: { to: '/admin/set-services' },
  zones: { to: '/admin/delivery-zones' },
  payment: { to: '/admin/set-payment-methods' },
  card: { to: '/admin/set-payment-methods' },
  menu: { to: '/admin/menu' },
  allergens: { to: '/admin/menu', search: { missing: 'allergens' } },
  food_information: { to: '/admin/menu' },
  vat_year: { to: '/admin/vat' },
  legal_texts: { to: '/admin/legal-texts' },
  mail: { to: '/admin/mail-settings' },
  alarm: null,
  proxy: null,
  backup: { to: '/admin/copies' },
  backup_disk: null,
  backup_elsewhere: { to: '/admin/copies' },
};

/** Link to the page that fills a gap; null when there is none. */
export function gapPlace(gap: OpeningGap): GapPlace | null {
  return PLACES[gap];
}
