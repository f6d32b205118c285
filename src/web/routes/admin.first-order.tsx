import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/first-order')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('firstOrder'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="FIRST_ORDER" search={Route.useSearch()} />;
}
