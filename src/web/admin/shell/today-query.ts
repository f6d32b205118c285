import { useQuery } from '@tanstack/react-query';
import { todayAnswer } from '#contract/reports/calls.ts';
import { useApi } from '#web/use-api.ts';

/** A screen that saved something a step depends on calls this. */
export const TODAY_KEY = ['today'] as const;

const LOOK_AGAIN_MS = 30_000;

/** The day so far, looked at again every half minute. */
export function useToday() {
  const api = useApi();
  return useQuery({ queryKey: TODAY_KEY, queryFn: () => todayAnswer.fetch(api), refetchInterval: LOOK_AGAIN_MS });
}
