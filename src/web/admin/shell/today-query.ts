import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/use-api.ts';

/** A screen that saved something a step depends on calls this. */
export const TODAY_KEY = ['today'] as const;

const LOOK_AGAIN_MS = 30_000;

/** The day so far, looked at again every half minute. */
export function useToday() {
  const api = useApi();
  return useQuery({ queryKey: TODAY_KEY, queryFn: () => api('getToday'), refetchInterval: LOOK_AGAIN_MS });
}
