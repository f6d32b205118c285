import type { LocalDate } from '#domain/time/local-date.ts';

/** State of a promotion on a day. */
export const PROMOTION_STATES = ['running', 'scheduled', 'ended', 'off'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/** The last day is included (readings 10); a switched-off promotion is off regardless of its dates. */
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
