import { useRouteContext } from '@tanstack/react-router';
import type { Api } from '#contract/client.ts';

/** The typed way to the server. */
export function useApi(): Api {
  return useRouteContext({ from: '__root__', select: ({ api }) => api });
}
