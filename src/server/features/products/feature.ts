import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { closeDailyMenus } from './close-daily-menus.ts';
import { productRoutes } from './products.routes.ts';

export const productsFeature = defineFeature('products', {
  routes: [productRoutes],
  chores: [hourly(closeDailyMenus)],
  tables: {
    products: { archive: 'house', topic: 'Menu' },
    sizes: { archive: 'house', topic: 'Menu' },
    extras: { archive: 'house', topic: 'Menu' },
    product_add_ons: { archive: 'house', topic: 'Menu' },
    similar_products: { archive: 'house', topic: 'Menu' },
    daily_menu_dishes: { archive: 'house', topic: 'Menu' },
    manager_grants: { archive: 'house', topic: 'People', withheld: ['delete'] },
  },
});
