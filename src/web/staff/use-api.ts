import { useRouteContext } from '@tanstack/react-router';
import type { Api } from '#contract/client.ts';

/** The typed client of the API. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__', select: ({ api }) => api });
}
