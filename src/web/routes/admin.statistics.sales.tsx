import { createFileRoute } from '@tanstack/react-router';
import { readPeriodSearch } from '#web/admin/reports/period-search.ts';
import { SalesScreen } from '#web/admin/reports/sales-screen.tsx';

export const Route = createFileRoute('/admin/statistics/sales')({
  validateSearch: readPeriodSearch,
  component: Sales,
});

function Sales() {
  return <SalesScreen search={Route.useSearch()} />;
}
