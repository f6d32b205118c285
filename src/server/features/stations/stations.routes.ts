import { findVersion } from '#server/features/changes/index.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answer, answerSaved, defineRoute, type Route } from '#server/platform/http/route.ts';
import { STATIONS_SUBJECT, saveStations } from './save-stations.ts';
import { listStationUse } from './stations.repository.ts';

export function stationRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('getStations', async () => {
      const version = await findVersion(db, STATIONS_SUBJECT);
      const stations = await listStationUse(db);
      return answer({
        version,
        stations: stations.map(({ categories, products, ...station }) => ({
          ...station,
          categories: [...categories],
          products: [...products],
        })),
      });
    }),
    defineRoute('saveStations', async ({ body, session }) =>
      answerSaved(await saveStations(services, body, session.userId)),
    ),
  ];
}
