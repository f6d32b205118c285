import { defineFeature } from '#server/platform/define/feature.ts';
import { houseRoutes } from './house.routes.ts';

export const houseFeature = defineFeature('house', {
  routes: [houseRoutes],
});
