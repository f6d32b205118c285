import type { Service } from '#domain/schedule/schedule.ts';

export const SERVICE_TABS = ['pickup', 'delivery', 'booking', 'pre-orders'] as const;
export type ServiceTab = (typeof SERVICE_TABS)[number];

/** The documents' names in the address, mapped to the code's. */
export const SERVICE_OF_TAB = {
  pickup: 'pickup',
  delivery: 'delivery',
  booking: 'booking',
  'pre-orders': 'preOrders',
} as const satisfies Record<ServiceTab, Service>;

/** `?service=delivery` (back-office.md §2); anything else is pickup. */
export function servicesSearch({ service }: Record<string, unknown>): { readonly service?: ServiceTab } {
  const known = SERVICE_TABS.find((one) => one === service);
  return known === undefined ? {} : { service: known };
}
