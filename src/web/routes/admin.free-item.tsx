import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/free-item')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('freeItem'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="FREE_ITEM" search={Route.useSearch()} />;
}
