import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, Call } from '#contract/define/define-call.ts';
import { useApi } from '#web/use-api.ts';

/** The values of a form of the setup, by a call without arguments, and a function that refetches them. */
export function useSetup<Of extends Call>(
  call: Of,
): { readonly query: UseQueryResult<AnswerOf<Of>>; readonly readAgain: () => Promise<AnswerOf<Of>> } {
  const api = useApi();
  const queries = useQueryClient();
  const options = queryOptions({ queryKey: ['setup', call.path], queryFn: () => api(call) });
  return { query: useQuery(options), readAgain: () => queries.fetchQuery({ ...options, staleTime: 0 }) };
}
