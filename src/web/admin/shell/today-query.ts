import { useQuery } from '@tanstack/react-query';
import { getToday } from '#contract/today/staff-calls.ts';
import { useApi } from '#web/use-api.ts';

/** Invalidate it after saving something that a setup step depends on. */
export const TODAY_KEY = ['today'] as const;

const LOOK_AGAIN_MS = 30_000;

/** Today's figures, refetched every half minute. */
export function useToday() {
  const api = useApi();
  return useQuery({ queryKey: TODAY_KEY, queryFn: () => api(getToday), refetchInterval: LOOK_AGAIN_MS });
}
