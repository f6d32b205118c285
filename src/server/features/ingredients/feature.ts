import { defineFeature } from '#server/platform/define/feature.ts';
import { ingredientRoutes } from './ingredients.routes.ts';

export const ingredientsFeature = defineFeature('ingredients', {
  routes: [ingredientRoutes],
  tables: {
    ingredients: { archive: 'restaurant', topic: 'Menu' },
    ingredient_uses: { archive: 'restaurant', topic: 'Menu' },
  },
});
