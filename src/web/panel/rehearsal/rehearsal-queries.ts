import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { rehearsalAnswer } from '#contract/rehearsal/calls.ts';
import { rehearsalWords as words } from '#web/i18n/panel/rehearsal.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';

const KEY = ['panel', 'rehearsal'];
/** Another tablet may have started one. */
const REFETCH_MS = 15_000;

export function rehearsalQuery(api: Api) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => rehearsalAnswer.fetch(api, { signal }),
    refetchInterval: REFETCH_MS,
  });
}

/** Ends the rehearsal; its orders leave every list with the next reading. */
export function useStopRehearsal() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api('stopRehearsal', { body: {} }),
    onSuccess: ({ message }) => announce(message),
    onError: (failure) => announce(failureSentence(failure, words.stopFailed), 'bad'),
    // The lists of the panel show its orders, too.
    onSettled: () => queries.invalidateQueries({ queryKey: ['panel'] }),
  });
}

export function useReadRehearsalAgain() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
