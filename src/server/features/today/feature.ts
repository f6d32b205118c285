import { defineFeature } from '#server/platform/define/feature.ts';
import { todayRoutes } from './today.routes.ts';

export const todayFeature = defineFeature('today', {
  routes: [todayRoutes],
});
