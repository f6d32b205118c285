import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { closeDailyMenus } from './close-daily-menus.ts';
import { productRoutes } from './products.routes.ts';

export const productsFeature = defineFeature('products', {
  routes: [productRoutes],
  chores: [hourly(closeDailyMenus)],
  tables: {
    products: { archive: 'restaurant', topic: 'Menu' },
    sizes: { archive: 'restaurant', topic: 'Menu' },
    extras: { archive: 'restaurant', topic: 'Menu' },
    product_add_ons: { archive: 'restaurant', topic: 'Menu' },
    similar_products: { archive: 'restaurant', topic: 'Menu' },
    daily_menu_dishes: { archive: 'restaurant', topic: 'Menu' },
    manager_grants: { archive: 'restaurant', topic: 'People', withheld: ['delete'] },
  },
});
