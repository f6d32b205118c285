import { notifyPanels } from '#server/platform/define/channels.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_PICTURES } from '#server/platform/define/tables.ts';
import { announceWindowTurns } from './announce-window-turns.ts';
import { menuRoutes, productPictureRoutes, soldOutRoutes } from './menu.routes.ts';
import { SOLD_OUTS_CHANNEL } from './sold-outs.repository.ts';

export const menuFeature = defineFeature('menu', {
  routes: [menuRoutes, soldOutRoutes, productPictureRoutes],
  chores: [hourly(announceWindowTurns)],
  channels: [notifyPanels(SOLD_OUTS_CHANNEL, { type: 'desk-changed', data: { desk: 'sold-out' } }, 'everyone')],
  tables: {
    sold_outs: { archive: 'restaurant', topic: 'Menu' },
    popular_products: { archive: 'derived', topic: 'Menu' },
    ordered_together: { archive: 'derived', topic: 'Menu' },
    price_history: { archive: 'restaurant', topic: 'Menu', withheld: ['delete', 'update'] },
    product_images: { archive: 'restaurant', topic: 'Menu', differs: NEW_PICTURES },
  },
});
