import { createFileRoute } from '@tanstack/react-router';
import { DayCloseScreen } from '#web/admin/reports/day-close-screen.tsx';
import { readText } from '#web/admin/reports/period-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/day-close')({
  validateSearch: ({ zi }: Record<string, unknown>) => readText('zi', zi),
  head: () => staffHead('dayClose'),
  component: DayClose,
});

function DayClose() {
  return <DayCloseScreen date={Route.useSearch().zi} />;
}
