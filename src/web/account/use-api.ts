import { useRouter } from '@tanstack/react-router';
import type { Api } from '#contract/client.ts';

/** The typed way to the server. */
export function useApi(): Api {
  return useRouter().options.context.api;
}
