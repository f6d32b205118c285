import { createContext, use } from 'react';
import type { Api } from '#contract/client.ts';

/** Provided by the document around every page, of guests and of staff. */
export const ApiContext = createContext<Api | null>(null);

/** The typed client of the API. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('No document gives the API');
  return api;
}
