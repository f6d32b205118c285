import { type AnswerOf, defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { calendarDay } from '../values/fields.ts';
import { AllReviewsQuery, AllReviewsResponse, ModerateReviewRequest } from './wire.ts';

export const getAllReviews = defineCall({
  method: 'GET',
  path: '/admin-service/reviews',
  access: 'admin',
  sentence: 'One page of reviews in every state, those that wait first.',
  query: AllReviewsQuery,
  response: AllReviewsResponse,
  responseFields: { content: [{ date: calendarDay }] },
});
export type StaffReview = AnswerOf<typeof getAllReviews>['content'][number];

export const moderateReview = defineCall({
  method: 'POST',
  path: '/admin-service/moderate-review',
  access: 'admin',
  sentence: 'Publishes a review or hides it.',
  refusals: ['changed_meanwhile', 'review_not_found'],
  body: ModerateReviewRequest,
  response: DoneResponse,
});
