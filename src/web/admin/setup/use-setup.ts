import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';

/** Calls that fill a form of the setup and need nothing to be asked. */
type SetupCall =
  | 'getScheduleSetup'
  | 'getOfferedServices'
  | 'getPaymentMethods'
  | 'getHousePictures'
  | 'getDeliveryZones'
  | 'getLegalTextsSetup';

/** What a form of the setup is filled from, and how to read it again now. */
export function useSetup<Name extends SetupCall>(
  name: Name,
): { readonly query: UseQueryResult<CallOutput<Name>>; readonly readAgain: () => Promise<CallOutput<Name>> } {
  const api = useApi();
  const queries = useQueryClient();
  const options = queryOptions({ queryKey: ['setup', name], queryFn: () => api(name) });
  return { query: useQuery(options), readAgain: () => queries.fetchQuery({ ...options, staleTime: 0 }) };
}
