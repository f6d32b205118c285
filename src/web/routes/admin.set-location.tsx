import { createFileRoute } from '@tanstack/react-router';
import { SetLocationScreen } from '#web/admin/setup/set-location-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-location')({
  head: () => staffHead('location'),
  component: SetLocationScreen,
});
