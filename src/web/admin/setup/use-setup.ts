import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api, CallOutput } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';

/** Calls without arguments that fill a form of the setup. */
type SetupCall =
  | 'getScheduleSetup'
  | 'getOfferedServices'
  | 'getCapacity'
  | 'getPaymentMethods'
  | 'getHousePictures'
  | 'getDeliveryZones'
  | 'getLegalTextsSetup';

/**
 * The values of a form of the setup, and a function that refetches them.
 *
 * @param read decodes the answer; by default it is used as it is on the wire
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
