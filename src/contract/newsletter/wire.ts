/** The newsletter: subscribing, confirming, unsubscribing (storefront.md §7, readings 47, 51). */
import { z } from 'zod';
import { NEWSLETTER_SOURCES } from './newsletter-consent.ts';

export const SubscribeRequest = z.object({
  email: z.string().max(400).optional(),
  /** Version of the consent text; the current one when absent. */
  consentVersion: z.string().max(40).optional(),
  source: z.enum(NEWSLETTER_SOURCES).optional(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(2000).optional(),
});

/** The same answer for known and unknown addresses. */
export const SubscribeResponse = z.object({ message: z.string() });

/** The mail's token is sent in the body, because URLs are logged. */
export const NewsletterLinkRequest = z.object({ token: z.string().min(1).max(200) });

export const ConfirmSubscriptionResponse = z.object({
  message: z.string(),
  /** True when a personal code is being sent by mail. */
  couponSent: z.boolean(),
});
export type ConfirmSubscriptionResponse = z.infer<typeof ConfirmSubscriptionResponse>;

export const LeaveNewsletterResponse = z.object({ message: z.string() });
