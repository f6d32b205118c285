import { queryOptions, useQuery } from '@tanstack/react-query';
import { getOwnSecurity } from '#contract/accounts/staff-calls.ts';
import type { Api } from '#contract/client.ts';
import { useApi } from '#web/use-api.ts';

export const ACCOUNT_KEY = ['own-security'] as const;

const accountQuery = (api: Api) => queryOptions({ queryKey: ACCOUNT_KEY, queryFn: () => api(getOwnSecurity) });

/** The second factors and passkeys of the signed-in person. */
export function useOwnSecurity() {
  return useQuery(accountQuery(useApi()));
}
