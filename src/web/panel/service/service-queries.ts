import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { BodyOf } from '#contract/define/define-call.ts';
import {
  type endBusyMode,
  getServiceControl,
  type pauseService,
  type resumeService,
  type setBusyMode,
} from '#contract/schedule/staff-calls.ts';
import { serviceWords } from '#web/i18n/panel/service.ts';
import { SERVICE_KEY } from '#web/panel/live/desk-keys.ts';
import { useServerNow } from '#web/panel/live/panel-live.tsx';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { useApi } from '#web/use-api.ts';

/** Another tablet may have started a pause. */
const REFETCH_MS = 15_000;

export function serviceControlQuery(api: Api) {
  return queryOptions({
    queryKey: SERVICE_KEY,
    queryFn: ({ signal }) => api(getServiceControl, { signal }),
    refetchInterval: REFETCH_MS,
  });
}

/** Minutes that busy mode adds to what is promised now; 0 when it is off. */
export function useBusyMinutes(): number {
  const { data } = useQuery(serviceControlQuery(useApi()));
  const now = useServerNow();
  return data?.busy && data.busy.until > now ? data.busy.extraMinutes : 0;
}

type ControlStep = typeof pauseService | typeof resumeService | typeof setBusyMode | typeof endBusyMode;

/** One step of service control; the server answers the complete new state. */
export function useServiceStep<Step extends ControlStep>(step: Step) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<Step>) => api<ControlStep>(step, { body }),
    onSuccess: ({ message, control }) => {
      queries.setQueryData(SERVICE_KEY, control);
      announce(message);
    },
    onError: (failure) => announce(failureSentence(failure, serviceWords.stepFailed), 'bad'),
  });
}
