import { defineCall } from '../define/define-call.ts';
import {
  ConfirmSubscriptionResponse,
  LeaveNewsletterResponse,
  NewsletterLinkRequest,
  SubscribeRequest,
  SubscribeResponse,
} from './wire.ts';

export const subscribe = defineCall({
  method: 'POST',
  path: '/user-service/subscribe',
  access: 'public',
  /** Requests per address and hour (reliability.md T42). */
  limit: { points: 20, seconds: 3600 },
  sentence: 'Asks for the newsletter; answers alike for known and unknown addresses. A link by mail confirms.',
  body: SubscribeRequest,
  response: SubscribeResponse,
});

export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/user-service/confirm-subscription',
  access: 'public',
  limit: { points: 60, seconds: 3600 },
  sentence: 'Confirms a subscription with the token of the mailed link.',
  refusals: ['newsletter_link_invalid'],
  body: NewsletterLinkRequest,
  response: ConfirmSubscriptionResponse,
});

export const leaveNewsletter = defineCall({
  method: 'POST',
  path: '/user-service/unsubscribe',
  access: 'public',
  limit: { points: 60, seconds: 3600 },
  sentence: 'Ends a subscription with the token of the link under every newsletter.',
  refusals: ['newsletter_link_invalid'],
  body: NewsletterLinkRequest,
  response: LeaveNewsletterResponse,
});
