import type { OpeningGap } from '#domain/restaurant/opening-gaps.ts';
import { findPlace, type NavigationEntry } from './navigation.ts';

/** Where something that is missing is put right: the first of these that is listed. */
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
  food_information: ['/admin/menu'],
  legal_texts: ['/admin/legal-texts'],
  // Settings of the server: no screen changes them.
  mail: [],
  alarm: [],
  proxy: [],
  backup: [],
  backup_disk: [],
  backup_elsewhere: [],
};

/** The way to where it is put right; null where no screen does it. */
export function gapPlace(gap: OpeningGap): NavigationEntry['link'] | null {
  return PATHS[gap].map(findPlace).find((place) => place !== null) ?? null;
}
