import { bindProviders } from '#server/features/payments/index.ts';
import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { guardRoutes } from './guard.routes.ts';
import { orderCode } from './mails/order-code.ts';
import { deleteEndedBlocks, exportBlocks, hideBlocks } from './personal-data.ts';

export const guardFeature = defineFeature('guard', {
  routes: [(services) => guardRoutes({ ...services, payments: bindProviders(services) })],
  mails: [orderCode],
  chores: [hourly(deleteEndedBlocks)],
  personalData: { exports: { blocks: exportBlocks }, forget: hideBlocks },
  retention: ['ended_blocks'],
  tables: {
    blocks: { archive: 'guests', topic: 'Guard' },
    guard_settings: { archive: 'restaurant', topic: 'Guard', withheld: ['delete'] },
  },
});
