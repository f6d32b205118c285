import { createFileRoute } from '@tanstack/react-router';
import { CustomersScreen, type CustomersSearch } from '#web/admin/reports/customers-screen.tsx';
import { readText } from '#web/admin/reports/period-search.ts';
import { today } from '#web/admin/reports/today.ts';
import { readPageNumber } from '#web/ui/page-number.ts';

export const Route = createFileRoute('/admin/statistics/customers')({
  validateSearch: ({ q, sort, page }: Record<string, unknown>): CustomersSearch => ({
    ...readText('q', q),
    ...readText('sort', sort),
    ...readPageNumber(page),
  }),
  component: Customers,
});

function Customers() {
  return <CustomersScreen search={Route.useSearch()} today={today()} />;
}
