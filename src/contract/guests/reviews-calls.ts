/** Reviews, with domain values. */
import { calendarDay, defineAnswer, type ValueOf } from '../values/define-answer.ts';

const page = { content: [{ date: calendarDay }] } as const;

export const publishedReviews = defineAnswer('getReviews', page);
export const allReviews = defineAnswer('getAllReviews', page);
export type StaffReview = ValueOf<typeof allReviews>['content'][number];
