import { defineFeature } from '#server/platform/define/feature.ts';
import { NEW_PICTURES } from '#server/platform/define/tables.ts';
import { campaignRoutes } from './campaigns.routes.ts';
import { newsletterTest } from './mails/newsletter-test.ts';
import { serveNewsletterPreview } from './serve-newsletter-preview.ts';
import { workCampaigns } from './work-campaigns.ts';

export const campaignsFeature = defineFeature('campaigns', {
  routes: [campaignRoutes],
  addresses: [serveNewsletterPreview],
  mails: [newsletterTest],
  loops: [workCampaigns],
  tables: {
    campaigns: {
      archive: 'guests',
      topic: 'Newsletter',
      withheld: ['delete'],
      differs: {
        columns: ['image_hash', 'content_key', 'state'],
        why: 'one that was being sent is paused, or two shops would send it; pictures as everywhere',
      },
    },
    campaign_recipients: { archive: 'guests', topic: 'Newsletter', withheld: ['delete'] },
    newsletter_drafts: { archive: 'guests', topic: 'Newsletter', differs: NEW_PICTURES },
  },
});
