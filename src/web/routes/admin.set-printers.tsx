import { createFileRoute } from '@tanstack/react-router';
import { PrintersScreen } from '#web/admin/setup/printers/printers-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-printers')({
  head: () => staffHead('printers'),
  component: PrintersScreen,
});
