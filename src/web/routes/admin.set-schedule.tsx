import { createFileRoute } from '@tanstack/react-router';
import { scheduleSearch } from '#web/admin/setup/schedule/schedule-search.ts';
import { SetScheduleScreen } from '#web/admin/setup/schedule/set-schedule-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-schedule')({
  validateSearch: scheduleSearch,
  head: () => staffHead('schedule'),
  component: Screen,
});

function Screen() {
  const { tab = 'program' } = Route.useSearch();
  return <SetScheduleScreen tab={tab} />;
}
