import { defineFeature } from '#server/platform/define/feature.ts';
import { replayRoutes } from './replay.routes.ts';

export const replayFeature = defineFeature('replay', {
  routes: [replayRoutes],
});
