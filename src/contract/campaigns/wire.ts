/** Newsletters: written, tested, sent, monitored (back-office.md §7). */
import { z } from 'zod';
import { SavedFrom, SavedResponse, Version } from '../changes/wire.ts';
import { PageNumber, pageOf } from '../pages.ts';
import { WireDateTime } from '../values/schemas.ts';

export const SUBJECT_MAX_LENGTH = 150;

/** A running campaign is `sending`; `paused` waits for an administrator, the others have ended. */
const CAMPAIGN_STATES = ['sending', 'paused', 'stopped', 'finished'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_STEPS = ['pause', 'resume', 'stop'] as const;
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** Missing fields are reported with their own sentences, so nothing is required here. */
export const SendNewsletterRequest = z.object({
  subject: z.string().max(1000).nullish(),
  /** HTML of the editor; sanitised before it is stored. */
  content: z.string().max(60_000).nullish(),
  /** Address or hash of a stored picture. */
  image: z.string().max(400).nullish(),
  /** Of an active coupon; '' for none. */
  couponCode: z.string().max(200).nullish(),
});
export type SendNewsletterRequest = z.infer<typeof SendNewsletterRequest>;

/** The documents' form. */
export const AddNewsletterImageRequest = z.object({ image: z.file() });
export const AddNewsletterImageResponse = z.object({
  message: z.string(),
  /** Its address: what goes into the letter's `image`. */
  image: z.string(),
  imageLink: z.string(),
  hash: z.string(),
});

export const SendNewsletterResponse = z.object({
  message: z.string(),
  campaignId: z.int(),
  /** Number of subscribers it is sent to, as of the start. */
  recipients: z.int(),
});

export const TestNewsletterResponse = z.object({ message: z.string(), address: z.string() });

export const NewsletterDraftResponse = z.object({
  draft: z
    .object({
      subject: z.string(),
      content: z.string(),
      image: z.string().nullable(),
      couponCode: z.string(),
      savedAt: WireDateTime,
    })
    .nullable(),
  /** Of the draft; 0 where there is none. */
  version: Version,
  /** Who would get it now. */
  subscribers: z.int(),
});
export type NewsletterDraftResponse = z.infer<typeof NewsletterDraftResponse>;

export const SaveDraftRequest = SendNewsletterRequest.extend(SavedFrom.shape);
export type SaveDraftRequest = z.infer<typeof SaveDraftRequest>;
export const SaveDraftResponse = SavedResponse.extend({ savedAt: WireDateTime });

export const CampaignsQuery = z.object({
  page: PageNumber,
});

export const Campaign = z.object({
  id: z.int(),
  subject: z.string(),
  couponCode: z.string().nullable(),
  state: z.enum(CAMPAIGN_STATES),
  recipients: z.int(),
  sent: z.int(),
  /** Not sent yet. */
  waiting: z.int(),
  /** Had unsubscribed before their mail was sent. */
  skipped: z.int(),
  failed: z.int(),
  /** Why sending is interrupted; null when it is not. */
  trouble: z.string().nullable(),
  createdAt: WireDateTime,
  finishedAt: WireDateTime.nullable(),
  createdBy: z.string().nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

export const CampaignsResponse = pageOf(Campaign);

export const ChangeCampaignRequest = z.object({ id: z.int().positive(), step: z.enum(CAMPAIGN_STEPS) });
export const ChangeCampaignResponse = z.object({ message: z.string(), campaign: Campaign });
