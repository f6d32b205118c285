import { defineFeature } from '#server/platform/define/feature.ts';
import { serverSettingsRoutes } from './server-settings.routes.ts';

export const serverSettingsFeature = defineFeature('server-settings', {
  routes: [serverSettingsRoutes],
});
