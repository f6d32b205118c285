import { createFileRoute } from '@tanstack/react-router';
import { SetCapacityScreen } from '#web/admin/setup/capacity/set-capacity-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-capacity')({
  head: () => staffHead('capacity'),
  component: SetCapacityScreen,
});
