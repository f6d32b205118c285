import { defineFeature } from '#server/platform/define/feature.ts';
import { stationRoutes } from './stations.routes.ts';

export const stationsFeature = defineFeature('stations', {
  routes: [stationRoutes],
  tables: {
    stations: { archive: 'restaurant', topic: 'Menu' },
  },
});
