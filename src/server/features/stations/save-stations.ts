import type { z } from 'zod';
import { type PlainErrorCode, sentenceOf } from '#contract/errors.ts';
import type { SaveStationsRequest } from '#contract/stations/wire.ts';
import { decideStations } from '#domain/menu/editing/decide-stations.ts';
import { err, type Result } from '#domain/result.ts';
import { type ChangedMeanwhile, saveByStaff } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { listStationUse, replaceStations, type StationUse } from './stations.repository.ts';

export const STATIONS_SUBJECT = 'stations';

export type StationsRefusal =
  | ChangedMeanwhile
  | { readonly code: 'invalid_request'; readonly fields: Readonly<Record<string, string>> };

/** Saves the whole list of stations, in order. A missing one is removed, and its dishes have none. */
export async function saveStations(
  services: DbServices,
  { stations: sent, version }: z.output<typeof SaveStationsRequest>,
  staffId: number,
): Promise<Result<{ readonly version: number }, StationsRefusal>> {
  const decided = decideStations(sent.map(({ id, name }) => ({ id: id ?? null, name })));
  if (!decided.ok) return err(atRows([...decided.error]));
  const stations = decided.value;
  const saving = { subject: STATIONS_SUBJECT, staffId, version };
  return saveByStaff<{ readonly version: number }, StationsRefusal>(services, saving, async (tx, save) => {
    const before = await listStationUse(tx);
    const unknown = stations.flatMap(({ id }, row) =>
      id === null || before.some((one) => one.id === id) ? [] : [row],
    );
    if (unknown.length > 0) return err(atRows(unknown.map((row) => [row, 'station_unknown'])));
    return save({
      title: 'Secții de bucătărie',
      before: describeStations(before),
      after: describeStations(stations.map(({ id, name }) => ({ ...before.find((one) => one.id === id), name }))),
      write: () => replaceStations(tx, stations),
    });
  });
}

function atRows(
  problems: readonly (readonly [row: number, code: PlainErrorCode])[],
): Extract<StationsRefusal, { code: 'invalid_request' }> {
  const fields = problems.map(([row, code]) => [`stations.${row}.name`, sentenceOf(code)]);
  return { code: 'invalid_request', fields: Object.fromEntries(fields) };
}

/** One line per station with its categories and products, and the order of stations. */
function describeStations(
  stations: readonly (Pick<StationUse, 'name'> & Partial<StationUse>)[],
): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...stations.map(({ name, categories = [], products = [] }) => [
      `Secția ${name}`,
      [...categories, ...products].join(', ') || 'fără preparate',
    ]),
    ['Ordine', stations.map(({ name }) => name).join(', ')],
  ]);
}
