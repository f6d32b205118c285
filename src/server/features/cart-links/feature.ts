import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { cartLinkRoutes } from './cart-links.routes.ts';
import { deleteUnusedCartLinks } from './send-cart.ts';

export const cartLinksFeature = defineFeature('cart-links', {
  routes: [cartLinkRoutes],
  chores: [hourly(deleteUnusedCartLinks)],
  retention: ['sent_carts'],
  tables: {
    // Their addresses are signed with a key of this shop.
    cart_links: { archive: 'passing', topic: 'Orders' },
  },
});
