import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '#web/admin/guests/reviews-screen.tsx';
import { readStateSearch } from '#web/admin/guests/state-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/reviews')({
  validateSearch: readStateSearch(['pending', 'published', 'hidden']),
  head: () => staffHead('reviews'),
  component: Reviews,
});

function Reviews() {
  return <ReviewsScreen search={Route.useSearch()} />;
}
