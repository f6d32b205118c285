import { createFileRoute } from '@tanstack/react-router';
import { CouriersScreen } from '#web/admin/setup/couriers/couriers-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/couriers')({
  head: () => staffHead('couriers'),
  component: CouriersScreen,
});
