import { defineFeature } from '#server/platform/define/feature.ts';
import { demoRoutes } from './demo.routes.ts';

export const demoFeature = defineFeature('demo', {
  routes: [demoRoutes],
  tables: {
    demo_rows: { archive: 'passing', topic: 'Upkeep' },
  },
});
