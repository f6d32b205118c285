/** Guests' feedback, and the reviews published from it. */
import { z } from 'zod';
import { PageNumber } from '../pages.ts';
import { WireDate } from '../values/schemas.ts';

export const REVIEW_STATES = ['pending', 'published', 'hidden'] as const;
export const REVIEW_MAX_LENGTH = 2000;

export const SendFeedbackRequest = z.object({
  rating: z.int().min(1).max(5),
  text: z.string().max(REVIEW_MAX_LENGTH * 4),
  name: z.string().max(200),
  /** With the e-mail address of the same order, the review counts as verified. */
  orderNumber: z.union([z.string().max(40), z.int()]).nullish(),
  email: z.string().max(400).nullish(),
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(400).nullish(),
});

export const Review = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  name: z.string(),
  date: WireDate,
  /** The guest named an order together with its e-mail address. */
  verified: z.boolean(),
});

export const ReviewsQuery = z.object({ page: PageNumber });
export const ReviewsResponse = z.object({
  content: z.array(Review),
  totalElements: z.int(),
  /** Of all published reviews, one decimal; null without any. */
  averageRating: z.number().nullable(),
});
export type ReviewsResponse = z.infer<typeof ReviewsResponse>;

export const AllReviewsQuery = z.object({ page: PageNumber, state: z.enum(REVIEW_STATES).optional() });
export const AllReviewsResponse = z.object({
  content: z.array(Review.extend({ state: z.enum(REVIEW_STATES) })),
  totalElements: z.int(),
  numberOfPendingReviews: z.int(),
});

export const ModerateReviewRequest = z.object({ id: z.int().positive(), state: z.enum(['published', 'hidden']) });
