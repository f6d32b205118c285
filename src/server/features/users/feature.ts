import { defineFeature } from '#server/platform/define/feature.ts';
import { userRoutes } from './users.routes.ts';

export const usersFeature = defineFeature('users', {
  routes: [userRoutes],
});
