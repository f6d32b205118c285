import { defineFeature } from '#server/platform/define/feature.ts';
import { optionGroupRoutes } from './option-groups.routes.ts';

export const optionsFeature = defineFeature('options', {
  routes: [optionGroupRoutes],
  tables: {
    option_groups: { archive: 'house', topic: 'Menu' },
    options: { archive: 'house', topic: 'Menu' },
    option_prices: { archive: 'house', topic: 'Menu' },
    option_group_uses: { archive: 'house', topic: 'Menu' },
  },
});
