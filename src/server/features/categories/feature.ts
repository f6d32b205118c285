import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_PICTURES } from '#server/platform/define/tables.ts';
import { categoryRoutes } from './categories.routes.ts';

export const categoriesFeature = defineFeature('categories', {
  routes: [categoryRoutes],
  tables: {
    categories: { archive: 'restaurant', topic: 'Menu', differs: NEW_PICTURES },
  },
});
