import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { wallMoment } from '../values/fields.ts';
import {
  AddNewsletterImageRequest,
  AddNewsletterImageResponse,
  CampaignsQuery,
  CampaignsResponse,
  ChangeCampaignRequest,
  ChangeCampaignResponse,
  NewsletterDraftResponse,
  SaveDraftRequest,
  SaveDraftResponse,
  SendNewsletterRequest,
  SendNewsletterResponse,
  TestNewsletterResponse,
} from './wire.ts';

const campaign = { createdAt: wallMoment, finishedAt: wallMoment };

export const sendNewsletter = defineCall({
  method: 'POST',
  path: '/admin-service/sales/send-email-to-subscribers',
  access: 'admin',
  sentence: 'Sends a letter to everybody who has confirmed the newsletter. It leaves in the background.',
  refusals: [
    'changed_meanwhile',
    'newsletter_content_required',
    'newsletter_content_too_long',
    'newsletter_coupon_unknown',
    'newsletter_image_required',
    'newsletter_incomplete',
    'newsletter_subject_required',
    'picture_unknown',
  ],
  body: SendNewsletterRequest,
  response: SendNewsletterResponse,
});

export const addNewsletterImage = defineCall({
  method: 'POST',
  path: '/admin-service/sales/add-newsletter-image',
  access: 'admin',
  sends: 'form',
  sentence: 'Takes the picture of a letter; its address goes into the letter’s `image`.',
  refusals: ['picture_too_detailed', 'picture_too_large', 'picture_unreadable', 'unavailable'],
  body: AddNewsletterImageRequest,
  response: AddNewsletterImageResponse,
});

export const testNewsletter = defineCall({
  method: 'POST',
  path: '/admin-service/newsletter/send-test',
  access: 'admin',
  /** Test mails per hour. */
  limit: { points: 60, seconds: 3600 },
  sentence: 'Sends the letter to the person who asks, and to nobody else.',
  refusals: [
    'newsletter_content_required',
    'newsletter_content_too_long',
    'newsletter_coupon_unknown',
    'newsletter_image_required',
    'newsletter_incomplete',
    'newsletter_subject_required',
    'picture_unknown',
  ],
  body: SendNewsletterRequest,
  response: TestNewsletterResponse,
});

export const getNewsletterDraft = defineCall({
  method: 'GET',
  path: '/admin-service/newsletter/draft',
  access: 'admin',
  sentence: 'The letter that the person who asks was writing, and how many subscribers there are.',
  response: NewsletterDraftResponse,
});

export const saveNewsletterDraft = defineCall({
  method: 'POST',
  path: '/admin-service/newsletter/draft',
  access: 'admin',
  sentence: 'Keeps a letter that is being written.',
  refusals: [
    'draft_changed',
    'newsletter_content_required',
    'newsletter_content_too_long',
    'newsletter_coupon_unknown',
    'newsletter_image_required',
    'newsletter_incomplete',
    'newsletter_subject_required',
    'picture_unknown',
  ],
  body: SaveDraftRequest,
  response: SaveDraftResponse,
});

export const getCampaigns = defineCall({
  method: 'GET',
  path: '/admin-service/newsletter/campaigns',
  access: 'admin',
  sentence: 'One page of the letters that were sent, the newest first, with how far each is.',
  query: CampaignsQuery,
  response: CampaignsResponse,
  responseFields: { content: [campaign] },
});
export type Campaign = AnswerOf<typeof getCampaigns>['content'][number];

export const changeCampaign = defineCall({
  method: 'POST',
  path: '/admin-service/newsletter/change-campaign',
  access: 'admin',
  sentence: 'Pauses, resumes or stops a letter on its way.',
  refusals: ['campaign_ended', 'campaign_not_found', 'changed_meanwhile'],
  body: ChangeCampaignRequest,
  response: ChangeCampaignResponse,
  responseFields: { campaign },
});
