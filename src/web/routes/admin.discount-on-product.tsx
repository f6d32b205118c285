import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/discount-on-product')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('discountOnProduct'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="DISCOUNT_ON_PRODUCT" search={Route.useSearch()} />;
}
