import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { FRESH_MS } from '#contract/freshness.ts';
import { findCaller } from '#contract/orders/telephone-client.ts';
import { parsePhone } from '#domain/accounts/parse-phone.ts';
import { patient } from '#web/panel/orders/order-queries.ts';

export const CALLER_KEY = ['panel', 'caller'] as const;

/** Who has this number, once it is a whole one, in any spelling. */
export function callerQuery(api: Api, typed: string) {
  const phone = parsePhone(typed);
  return queryOptions({
    queryKey: [...CALLER_KEY, phone.ok ? phone.value : null],
    queryFn: phone.ok ? ({ signal }) => findCaller(api, phone.value, patient(signal)) : skipToken,
    staleTime: FRESH_MS.restaurant,
    // Guests' names are not cached for longer than a call.
    gcTime: FRESH_MS.restaurant,
  });
}
