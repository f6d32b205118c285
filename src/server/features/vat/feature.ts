import { defineFeature } from '#server/platform/define/feature.ts';
import { vatRoutes } from './vat.routes.ts';

export const vatFeature = defineFeature('vat', {
  routes: [vatRoutes],
  tables: {
    vat_rates: { archive: 'restaurant', topic: 'Menu' },
    vat_changes: { archive: 'restaurant', topic: 'Menu' },
    vat_checks: { archive: 'restaurant', topic: 'Menu', withheld: ['delete', 'update'] },
  },
});
