import { createFileRoute } from '@tanstack/react-router';
import { PromotionScreen } from '#web/admin/marketing/promotion-screen.tsx';
import { readPromotionSearch } from '#web/admin/marketing/promotion-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/fixed-discount-on-cart')({
  validateSearch: readPromotionSearch,
  head: () => staffHead('fixedDiscountOnCart'),
  component: Promotions,
});

function Promotions() {
  return <PromotionScreen type="FIXED_DISCOUNT_ON_CART" search={Route.useSearch()} />;
}
