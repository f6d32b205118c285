import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { OpeningGap } from '#domain/restaurant/opening-gaps.ts';

/** Where something that is missing is put right; null where no screen does it (settings of the server). */
export const GAP_PLACES: Readonly<Record<OpeningGap, Pick<LinkProps, 'to' | 'search'> | null>> = {
  name: linkOptions({ to: '/admin/set-name' }),
  address: linkOptions({ to: '/admin/set-location' }),
  company: linkOptions({ to: '/admin/set-name' }),
  hours: null,
  around_the_clock: null,
  services: null,
  zones: null,
  payment: null,
  card: null,
  menu: linkOptions({ to: '/admin/menu/add-category' }),
  food_information: null,
  mail: null,
  alarm: null,
};
