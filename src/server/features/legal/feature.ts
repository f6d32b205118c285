import { defineFeature } from '#server/platform/define/feature.ts';
import { legalRoutes } from './legal.routes.ts';

export const legalFeature = defineFeature('legal', {
  routes: [legalRoutes],
  tables: {
    legal_texts: { archive: 'house', topic: 'Restaurant', withheld: ['delete', 'update'] },
    legal_drafts: { archive: 'house', topic: 'Restaurant' },
  },
});
