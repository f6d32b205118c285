import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_PICTURES } from '#server/platform/define/tables.ts';
import { restaurantRoutes } from './restaurant.routes.ts';

export const restaurantFeature = defineFeature('restaurant', {
  routes: [restaurantRoutes],
  tables: {
    restaurant: { archive: 'restaurant', topic: 'Restaurant', withheld: ['delete'] },
    house_pictures: { archive: 'restaurant', topic: 'Restaurant', differs: NEW_PICTURES },
  },
});
