import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { WITHDRAWAL_MAILS } from './mails/withdrawal-mails.ts';
import { anonymiseWithdrawalsOf, deleteOldWithdrawals, exportWithdrawals } from './personal-data.ts';
import { withdrawalRoutes } from './withdrawals.routes.ts';

export const withdrawalsFeature = defineFeature('withdrawals', {
  routes: [withdrawalRoutes],
  mails: WITHDRAWAL_MAILS,
  chores: [hourly(deleteOldWithdrawals)],
  personalData: {
    exports: { withdrawals: async (db, { email }) => (email === null ? [] : exportWithdrawals(db, email)) },
    forget: anonymiseWithdrawalsOf,
  },
  retention: ['withdrawals'],
  tables: {
    withdrawal_requests: { archive: 'guests', topic: 'Requests' },
  },
});
