import { defineCall } from '../define/define-call.ts';
import { DoneResponse } from '../define/done-response.ts';
import { calendarDay } from '../values/fields.ts';
import { ReviewsQuery, ReviewsResponse, SendFeedbackRequest } from './wire.ts';

export const sendFeedback = defineCall({
  method: 'POST',
  path: '/user-service/send-feedback',
  access: 'public',
  once: 'by_key',
  limit: { points: 10, seconds: 3600 },
  sentence: 'Takes what a guest says of the restaurant. It is shown once somebody has read it.',
  body: SendFeedbackRequest,
  response: DoneResponse,
  created: 'always',
});

export const getReviews = defineCall({
  method: 'GET',
  path: '/user-service/reviews',
  access: 'public',
  sentence: 'One page of published reviews, the newest first.',
  query: ReviewsQuery,
  response: ReviewsResponse,
  responseFields: { content: [{ date: calendarDay }] },
});
