import { defineFeature } from '#server/platform/define/feature.ts';
import { OFF_SITE_COPIES } from './backups/s3-store.ts';
import { hourly } from './define/chores.ts';
import type { FeatureServices } from './define/feature-services.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { deleteMailFiles, deleteSentMails } from './mail/delete-old-mails.ts';
import { MAIL_QUEUE } from './mail/mail-queue.ts';
import { findMailServer } from './mail/mail-server.ts';
import { type Mailer, openMailer, tracedMailer } from './mail/mailer.ts';
import { deleteMailsOf, listMailsTo } from './mail/mails.repository.ts';
import type { SendMailServices } from './mail/send-mail.ts';
import { mailWork } from './mail/work-mails.ts';
import { BREACHED_PASSWORDS } from './security/breached-passwords.ts';
import { deleteExpiredCounts } from './security/rate-limits.ts';
import { COLLECTORS } from './tracing/send-batches.ts';
import { applyPastTurns } from './versions/data-versions.ts';

/**
 * What the platform declares as features do: mails, idempotency keys, data versions, keys.
 *
 * @param mailServices for sending the mails of all features
 */
export const platformFeature = (mailServices: (services: FeatureServices, mailer: Mailer) => SendMailServices) =>
  defineFeature('platform', {
    chores: [
      hourly(deleteExpiredKeys),
      hourly(deleteSentMails),
      hourly(deleteExpiredCounts),
      hourly(applyPastTurns),
      {
        name: 'deleteMailFiles',
        every: 'hour',
        of: 'process',
        run: ({ config, clock }) => deleteMailFiles(config.dataDir, clock()),
      },
    ],
    queues: [
      {
        queue: MAIL_QUEUE,
        failed: 'mail.not_sent',
        open: (services) => {
          const mailer = tracedMailer(
            openMailer({ findServer: () => findMailServer(services), dataDir: services.config.dataDir }),
            services.tracer,
          );
          return { work: mailWork(mailServices(services, mailer)), close: mailer.close };
        },
      },
    ],
    personalData: {
      exports: {
        mails: async (db, { email }) =>
          email === null
            ? []
            : (await listMailsTo(db, email)).map(({ subject, writtenAt, sentAt }) => ({ subject, writtenAt, sentAt })),
      },
      forget: (tx, { email, orderIds }) => deleteMailsOf(tx, { address: email, orderIds }),
    },
    outboundCallers: [BREACHED_PASSWORDS, COLLECTORS, OFF_SITE_COPIES],
    retention: ['order_mails', 'other_mails', 'mail_files', 'repeated_requests', 'past_turns', 'copies'],
    tables: {
      // Mails of the last weeks, with links that open an order or an account.
      mails: { archive: 'secret', topic: 'Watch' },
      idempotency_keys: { archive: 'passing', topic: 'Orders' },
      data_versions: { archive: 'passing', topic: 'Upkeep', withheld: ['delete', 'insert'] },
      data_turns: { archive: 'passing', topic: 'Upkeep', withheld: ['update'] },
      server_settings: { archive: 'secret', topic: 'Upkeep' },
      secrets: { archive: 'secret', topic: 'Upkeep', withheld: ['delete', 'update'] },
      rate_limits: { archive: 'passing', topic: 'Upkeep' },
      schema_migrations: { archive: 'passing', topic: 'Upkeep', withheld: ['delete', 'insert', 'update'] },
    },
  });
