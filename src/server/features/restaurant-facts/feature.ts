import { defineFeature } from '#server/platform/define/feature.ts';
import { restaurantFactsRoutes } from './restaurant-facts.routes.ts';

export const restaurantFactsFeature = defineFeature('restaurant-facts', {
  routes: [restaurantFactsRoutes],
});
