import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { courierRoutes } from './couriers.routes.ts';
import { deleteOldCourierRows } from './delete-old-courier-rows.ts';

export const couriersFeature = defineFeature('couriers', {
  routes: [courierRoutes],
  chores: [hourly(deleteOldCourierRows)],
  retention: ['courier_steps'],
  tables: {
    couriers: {
      archive: 'guests',
      topic: 'Couriers',
      withheld: ['delete'],
      differs: { columns: ['link_hash', 'pin_hash'], why: 'links and PINs open a door: they are given anew' },
    },
    courier_sessions: { archive: 'secret', topic: 'Couriers', withheld: ['update'] },
    courier_shifts: { archive: 'guests', topic: 'Couriers', withheld: ['delete'] },
    courier_drops: { archive: 'guests', topic: 'Couriers', withheld: ['delete', 'update'] },
    courier_steps: { archive: 'passing', topic: 'Couriers', withheld: ['update'] },
  },
});
