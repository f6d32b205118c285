/** The stations of the kitchen, for forms and for the board. */

import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import type { AnswerOf } from '#contract/define/define-call.ts';
import { getStations } from '#contract/stations/staff-calls.ts';

export type StationsSetup = AnswerOf<typeof getStations>;

export const stationsQuery = (api: Api) =>
  queryOptions({ queryKey: ['menu', 'stations'], queryFn: () => api(getStations), staleTime: 60_000 });

/** The choices of a select. */
export function stationChoices(stations: readonly { readonly id: number; readonly name: string }[]) {
  return stations.map(({ id, name }) => ({ value: String(id), label: name }));
}
