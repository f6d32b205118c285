import { createFileRoute } from '@tanstack/react-router';
import { readPeriodSearch } from '#web/admin/reports/period-search.ts';
import { RejectedOrdersScreen, type RejectedSearch } from '#web/admin/reports/rejected-orders-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';
import { readPageNumber } from '#web/ui/page-number.ts';

export const Route = createFileRoute('/admin/rejected-orders')({
  validateSearch: (search: Record<string, unknown>): RejectedSearch => ({
    ...readPeriodSearch(search),
    ...readPageNumber(search.page),
  }),
  head: () => staffHead('rejectedOrders'),
  component: Rejected,
});

function Rejected() {
  return <RejectedOrdersScreen search={Route.useSearch()} />;
}
