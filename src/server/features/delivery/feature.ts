import { defineFeature } from '#server/platform/define/feature.ts';
import { deliveryRoutes } from './delivery.routes.ts';

export const deliveryFeature = defineFeature('delivery', {
  routes: [deliveryRoutes],
  tables: {
    delivery_zones: { archive: 'restaurant', topic: 'Restaurant' },
  },
});
