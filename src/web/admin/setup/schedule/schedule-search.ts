export const SCHEDULE_TABS = ['program', 'comenzi', 'zile-inchise'] as const;
export type ScheduleTab = (typeof SCHEDULE_TABS)[number];

/** `?tab=comenzi`; left out for the first tab. */
export function scheduleSearch({ tab }: Record<string, unknown>): { readonly tab?: ScheduleTab } {
  const known = SCHEDULE_TABS.find((one) => one === tab);
  return known === undefined || known === 'program' ? {} : { tab: known };
}
