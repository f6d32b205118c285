import type { Api } from '#contract/client.ts';
import { getReviews } from '#contract/reviews/calls.ts';
import { formatLongDate } from '#domain/time/format-date.ts';

export type ReviewFacts = {
  readonly id: number;
  readonly rating: number;
  readonly text: string;
  readonly name: string;
  readonly date: string;
  readonly isVerified: boolean;
};

export type ReviewsPage = {
  readonly reviews: readonly ReviewFacts[];
  readonly total: number;
  /** `4,7`; null without reviews. */
  readonly average: string | null;
};

export async function loadReviews(api: Api, page = 0): Promise<ReviewsPage> {
  const { content, totalElements, averageRating } = await api(getReviews, { query: { page } });
  return {
    reviews: content.map(({ verified, date, ...review }) => ({
      ...review,
      date: formatLongDate(date),
      isVerified: verified,
    })),
    total: totalElements,
    average: averageRating === null ? null : averageRating.toFixed(1).replace('.', ','),
  };
}
