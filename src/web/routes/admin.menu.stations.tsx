import { createFileRoute } from '@tanstack/react-router';
import { StationsScreen } from '#web/admin/menu/stations-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/stations')({
  head: () => staffHead('stations'),
  component: StationsScreen,
});
