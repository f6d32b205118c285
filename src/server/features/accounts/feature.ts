import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import type { People } from '#server/platform/define/personal-data.ts';
import { SESSION_END_CHANNEL } from '#server/platform/sessions.ts';
import { accountRoutes } from './accounts.routes.ts';
import { deleteExpiredSessions, deleteUnconfirmedAccounts } from './delete-stale-accounts.ts';
import { confirmAccount, existingAccount, passwordChanged, resetPassword } from './mails/account-mails.ts';
import { newDevice } from './mails/new-device.ts';

/** @param people what all features know of a person: an account is exported and deleted with it */
export const accountsFeature = (people: People) =>
  defineFeature('accounts', {
    routes: [(services) => accountRoutes({ ...services, people })],
    mails: [confirmAccount, existingAccount, resetPassword, passwordChanged, newDevice],
    chores: [hourly(deleteExpiredSessions), hourly(deleteUnconfirmedAccounts)],
    channels: [{ name: SESSION_END_CHANNEL, follow: (_, panels) => ({ hint: panels.recheck }) }],
    retention: ['ended_sessions', 'unconfirmed_accounts'],
    tables: {
      users: {
        archive: 'guests',
        topic: 'People',
        differs: {
          columns: ['password_hash', 'is_active'],
          why: 'staff are closed and without a password, or a changed archive would open the shop to its author; guests are as they were, and the account that reads keeps its own',
        },
      },
      user_addresses: { archive: 'guests', topic: 'People', withheld: ['delete'] },
      sessions: { archive: 'secret', topic: 'People' },
      one_time_tokens: { archive: 'secret', topic: 'People' },
      totp_factors: { archive: 'secret', topic: 'People' },
      recovery_codes: { archive: 'secret', topic: 'People' },
      passkeys: { archive: 'secret', topic: 'People' },
    },
  });
