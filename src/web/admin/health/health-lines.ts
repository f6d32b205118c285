import { useQuery } from '@tanstack/react-query';
import { getShopHealth, type ShopHealth } from '#contract/monitor/staff-calls.ts';
import { HEALTH_FINDINGS, type HealthState } from '#domain/health/judge-health.ts';
import type { Tone } from '#web/staff/kit/tone.ts';
import { useApi } from '#web/use-api.ts';

export type HealthLine = ShopHealth['lines'][number];

export const HEALTH_KEY = ['shop-health'];
export const HEALTH_TONES: Readonly<Record<HealthState, Tone>> = { good: 'good', attention: 'warn', danger: 'bad' };
/** States in the order of their urgency. */
const TURN: readonly HealthState[] = ['danger', 'attention', 'good'];
const READ_EVERY_MS = 60_000;

/** The health of the shop, refetched every minute. */
export function useShopHealth() {
  const api = useApi();
  return useQuery({
    queryKey: HEALTH_KEY,
    queryFn: () => api(getShopHealth),
    refetchInterval: READ_EVERY_MS,
  });
}

export function stateOf({ finding }: HealthLine): HealthState {
  return HEALTH_FINDINGS[finding];
}

/** The lines, the most urgent ones first. */
export function byUrgency(lines: readonly HealthLine[]): readonly HealthLine[] {
  return lines.toSorted((one, other) => TURN.indexOf(stateOf(one)) - TURN.indexOf(stateOf(other)));
}
