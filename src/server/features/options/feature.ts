import { defineFeature } from '#server/platform/define/feature.ts';
import { optionGroupRoutes } from './option-groups.routes.ts';

export const optionsFeature = defineFeature('options', {
  routes: [optionGroupRoutes],
  tables: {
    option_groups: { archive: 'restaurant', topic: 'Menu' },
    options: { archive: 'restaurant', topic: 'Menu' },
    option_prices: { archive: 'restaurant', topic: 'Menu' },
    option_group_uses: { archive: 'restaurant', topic: 'Menu' },
  },
});
