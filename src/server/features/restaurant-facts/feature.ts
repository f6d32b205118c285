import { bindProviders, openOnlineOffer } from '#server/features/payments/index.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { restaurantFactsRoutes } from './restaurant-facts.routes.ts';

export const restaurantFactsFeature = defineFeature('restaurant-facts', {
  routes: [
    (services) => restaurantFactsRoutes(services, openOnlineOffer({ ...services, payments: bindProviders(services) })),
  ],
});
