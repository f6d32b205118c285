import { defineFeature } from '#server/platform/define/feature.ts';
import { capacityRoutes } from './capacity.routes.ts';

export const capacityFeature = defineFeature('capacity', {
  routes: [capacityRoutes],
});
