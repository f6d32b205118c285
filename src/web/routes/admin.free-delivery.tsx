import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/free-delivery')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('freeDelivery'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="FREE_DELIVERY" search={Route.useSearch()} />;
}
