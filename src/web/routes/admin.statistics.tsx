import { createFileRoute } from '@tanstack/react-router';
import { StatisticsLayout } from '#web/admin/reports/statistics-layout.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/statistics')({
  head: () => staffHead('statistics'),
  component: StatisticsLayout,
});
