import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/buy-one-get-one')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('buyOneGetOne'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="BUY_ONE_GET_ONE" search={Route.useSearch()} />;
}
