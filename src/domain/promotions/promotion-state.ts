import type { LocalDate } from '#domain/time/local-date.ts';

/** How a promotion stands on a day. */
export const PROMOTION_STATES = ['running', 'scheduled', 'ended', 'off'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The last day counts (readings 10); a promotion that is switched off is off whatever its dates say. */
export function promotionStateOn(
  {
    isActive,
    startDate,
    endDate,
  }: { readonly isActive: boolean; readonly startDate: LocalDate; readonly endDate: LocalDate },
  day: LocalDate,
): PromotionState {
  if (!isActive) return 'off';
  if (day > endDate) return 'ended';
  return day < startDate ? 'scheduled' : 'running';
}
