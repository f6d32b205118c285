import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api, CallOutput } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';

/** Calls that fill a form of the setup and need nothing to be asked. */
type SetupCall =
  | 'getScheduleSetup'
  | 'getOfferedServices'
  | 'getCapacity'
  | 'getPaymentMethods'
  | 'getHousePictures'
  | 'getDeliveryZones'
  | 'getLegalTextsSetup';

/**
 * What a form of the setup is filled from, and how to read it again now.
 *
 * @param read where the answer is decoded; otherwise it is what stands on the wire
 */
export function useSetup<Name extends SetupCall, Value = CallOutput<Name>>(
  name: Name,
  read: (api: Api) => Promise<Value> = (api) => api(name) as Promise<Value>,
): { readonly query: UseQueryResult<Value>; readonly readAgain: () => Promise<Value> } {
  const api = useApi();
  const queries = useQueryClient();
  const options = queryOptions({ queryKey: ['setup', name], queryFn: () => read(api) });
  return { query: useQuery(options), readAgain: () => queries.fetchQuery({ ...options, staleTime: 0 }) };
}
