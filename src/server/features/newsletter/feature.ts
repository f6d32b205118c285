import { hourly } from '#server/platform/define/chores.ts';
import { defineFeature } from '#server/platform/define/feature.ts';
import { serveOneClickLeave } from './leave-newsletter.ts';
import { newsletterConfirm, newsletterWelcome } from './mails/newsletter-mails.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { anonymiseSubscriber, deleteOldSubscribers, exportSubscription } from './personal-data.ts';

export const newsletterFeature = defineFeature('newsletter', {
  routes: [newsletterRoutes],
  addresses: [serveOneClickLeave],
  mails: [newsletterConfirm, newsletterWelcome],
  chores: [hourly(deleteOldSubscribers)],
  personalData: {
    exports: { newsletter: async (db, { email }) => (email === null ? null : exportSubscription(db, email)) },
    forget: async (tx, { email }, now) => {
      if (email !== null) await anonymiseSubscriber(tx, email, now);
    },
  },
  retention: ['pending_subscribers', 'proof_of_consent'],
  tables: {
    newsletter_subscribers: {
      archive: 'guests',
      topic: 'Newsletter',
      differs: {
        columns: ['confirm_hash', 'leave_hash'],
        why: 'links of mails are made with the key of the shop: those of the new one open, those in old mails do not',
      },
    },
    newsletter_consents: { archive: 'guests', topic: 'Newsletter', withheld: ['delete'] },
  },
});
