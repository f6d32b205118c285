/** The stations of the kitchen, for forms and for the board. */
import { queryOptions } from '@tanstack/react-query';
import type { Api, CallOutput } from '#contract/client.ts';

export type StationsSetup = CallOutput<'getStations'>;

export const stationsQuery = (api: Api) =>
  queryOptions({ queryKey: ['menu', 'stations'], queryFn: () => api('getStations'), staleTime: 60_000 });

/** The choices of a select. */
export function stationChoices(stations: readonly { readonly id: number; readonly name: string }[]) {
  return stations.map(({ id, name }) => ({ value: String(id), label: name }));
}
