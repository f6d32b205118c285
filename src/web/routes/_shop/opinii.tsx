import { reviewsText } from '#web/i18n/shop/reviews.ts';
import { titles } from '#web/i18n/titles.ts';
import { createFileRoute, useLoaderData } from '#web/router/index.ts';
import { loadReviews } from '#web/storefront/reviews/load-reviews.ts';
import { ReviewsScreen } from '#web/storefront/reviews/reviews-screen.tsx';
import { PageMeta } from '#web/storefront/shell/page-meta.tsx';
import { Failed } from '#web/storefront/shell/trouble.tsx';

export const Route = createFileRoute('/_shop/opinii')({
  waitsForTouch: true,
  loader: ({ context }) => loadReviews(context.api),
  head: () => ({ meta: [{ title: titles.feedback }] }),
  errorComponent: Failed,
  component: Reviews,
});

function Reviews() {
  const { name } = useLoaderData({ from: '/_shop' });
  return (
    <>
      <PageMeta path="/opinii" title={titles.feedback} description={reviewsText.description(name)} />
      <ReviewsScreen page={Route.useLoaderData()} />
    </>
  );
}
