/** The query keys of what is changed at a desk, invalidated when it changes (src/web/panel/live/README.md). */
import type { Desk } from '#contract/panel/live.ts';

export const RESERVATIONS_KEY = ['panel', 'reservations'];
export const SERVICE_KEY = ['panel', 'service-control'];
export const SLOTS_KEY = ['panel', 'slots'];
export const SOLD_OUT_KEY = ['panel', 'sold-out'];
export const MENU_KEY = ['panel', 'menu'];

export const DESK_KEYS = {
  reservations: [RESERVATIONS_KEY],
  service: [SERVICE_KEY, SLOTS_KEY],
  'sold-out': [SOLD_OUT_KEY, MENU_KEY],
} as const satisfies Record<Desk, readonly (readonly string[])[]>;
