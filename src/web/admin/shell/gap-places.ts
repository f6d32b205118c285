import type { OpeningGap } from '#domain/restaurant/opening-gaps.ts';
import { findPlace, type NavigationEntry } from './navigation.ts';

/** The page that fills each gap: the first of these paths that is in the navigation. */
const PATHS: Readonly<Record<OpeningGap, readonly string[]>> = {
  name: ['/admin/set-name'],
  company: ['/admin/set-name'],
  address: ['/admin/set-location'],
  hours: ['/admin/set-schedule'],
  around_the_clock: ['/admin/set-schedule'],
  services: ['/admin/set-services'],
  zones: ['/admin/delivery-zones'],
  payment: ['/admin/set-payment-methods'],
  card: ['/admin/set-payment-methods'],
  menu: ['/admin/menu', '/admin/menu/add-category'],
  allergens: ['/admin/menu'],
  food_information: ['/admin/menu'],
  legal_texts: ['/admin/legal-texts'],
  // Server settings: no screen changes them.
  mail: [],
  alarm: [],
  proxy: [],
  backup: [],
  backup_disk: [],
  backup_elsewhere: [],
};

/** What the page shows of its list: only what is missing. */
const SEARCHES: Partial<Readonly<Record<OpeningGap, NonNullable<NavigationEntry['link']['search']>>>> = {
  allergens: { missing: 'allergens' },
};

/** Link to the page that fills a gap; null when there is none. */
export function gapPlace(gap: OpeningGap): NavigationEntry['link'] | null {
  const place = PATHS[gap].map(findPlace).find((found) => found !== null) ?? null;
  const search = SEARCHES[gap];
  return place === null || search === undefined ? place : { ...place, search };
}
