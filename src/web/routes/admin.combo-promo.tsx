import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/combo-promo')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('combo'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="BUY_X_GET_Y_FREE" search={Route.useSearch()} />;
}
