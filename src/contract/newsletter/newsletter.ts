/** The newsletter: asking, confirming, leaving (storefront.md §7, readings 47, 51). */
import { z } from 'zod';
import { NEWSLETTER_SOURCES } from './newsletter-consent.ts';

export const SubscribeRequest = z.object({
  email: z.string().max(400).optional(),
  /** Version of the words that were agreed to; the current one when not told. */
  consentVersion: z.string().max(40).optional(),
  source: z.enum(NEWSLETTER_SOURCES).optional(),
  /** Hidden from people: only a program fills it in. */
  website: z.string().max(2000).optional(),
});

/** The same for addresses that are known and those that are not. */
export const SubscribeResponse = z.object({ message: z.string() });

/** The secret of a mail's link travels in the body: addresses end up in logs. */
export const NewsletterLinkRequest = z.object({ token: z.string().min(1).max(200) });

export const ConfirmSubscriptionResponse = z.object({
  message: z.string(),
  /** True when a code of the subscriber's own is on its way by mail. */
  couponSent: z.boolean(),
});
export type ConfirmSubscriptionResponse = z.infer<typeof ConfirmSubscriptionResponse>;

export const LeaveNewsletterResponse = z.object({ message: z.string() });
