import { defineFeature } from '#server/platform/define/feature.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalFeature = defineFeature('legal', {
  routes: [legalRoutes],
  tables: {
    legal_texts: { archive: 'restaurant', topic: 'Restaurant', withheld: ['delete', 'update'] },
    legal_drafts: { archive: 'restaurant', topic: 'Restaurant' },
  },
});
