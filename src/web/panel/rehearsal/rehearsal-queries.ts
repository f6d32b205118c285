import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getRehearsal, stopRehearsal } from '#contract/rehearsal/staff-calls.ts';
import { rehearsalWords as words } from '#web/i18n/panel/rehearsal.ts';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['panel', 'rehearsal'];
/** Another tablet may have started one. */
const REFETCH_MS = 15_000;

export function rehearsalQuery(api: Api) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => api(getRehearsal, { signal }),
    refetchInterval: REFETCH_MS,
  });
}

/** Ends the rehearsal; its orders leave every list with the next refetch. */
export function useStopRehearsal() {
  const api = useApi();
  // The lists of the panel show its orders too, so they are refetched.
  return useStep(() => api(stopRehearsal, { body: {} }), { failed: words.stopFailed, reads: [['panel']] });
}

export function useReadRehearsalAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
