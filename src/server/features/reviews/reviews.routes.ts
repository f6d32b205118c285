import { PAGE_SIZE } from '#contract/page-size.ts';
import { getReviews } from '#contract/reviews/calls.ts';
import { getAllReviews } from '#contract/reviews/staff-calls.ts';
import { dateOf } from '#domain/time/bucharest.ts';
import type { DbServices } from '#server/platform/database.ts';
import { answerAs, answerWith, defineRoute, type Route } from '#server/platform/http/route.ts';
import { moderateReview } from './moderate-review.ts';
import { countReviews, listReviews, type StoredReview } from './reviews.repository.ts';
import { saveFeedback } from './save-feedback.ts';

export function reviewRoutes(services: DbServices): readonly Route[] {
  const { db } = services;
  return [
    defineRoute('sendFeedback', async ({ body }) =>
      answerWith(await saveFeedback(services, body), () => ({ message: 'Îți mulțumim pentru părerea ta!' }), {
        status: 201,
      }),
    ),
    defineRoute('getReviews', async ({ query: { page } }) => {
      const reviews = await listReviews(db, { state: 'published', page, size: PAGE_SIZE });
      const { count, average } = await countReviews(db, 'published');
      return answerAs(getReviews, {
        content: reviews.map(presentReview),
        totalElements: count,
        averageRating: average === null ? null : Math.round(average * 10) / 10,
      });
    }),
    defineRoute('getAllReviews', async ({ query: { page, state = null } }) => {
      const reviews = await listReviews(db, { state, page, size: PAGE_SIZE });
      const { count } = await countReviews(db, state);
      const { count: pending } = await countReviews(db, 'pending');
      return answerAs(getAllReviews, {
        content: reviews.map((review) => ({ ...presentReview(review), state: review.state })),
        totalElements: count,
        numberOfPendingReviews: pending,
      });
    }),
    defineRoute('moderateReview', async ({ body, session }) =>
      answerWith(await moderateReview(services, session.userId, body), () => ({
        message: body.state === 'published' ? 'Opinia a fost publicată.' : 'Opinia a fost ascunsă.',
      })),
    ),
  ];
}

function presentReview({ id, rating, body, author, isVerified, createdAt }: StoredReview) {
  return { id, rating, text: body, name: author, date: dateOf(createdAt), verified: isVerified };
}
