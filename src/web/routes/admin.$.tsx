import { createFileRoute } from '@tanstack/react-router';
import { AdminNotFound } from '#web/admin/shell/admin-not-found.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/$')({
  head: () => staffHead('notFound'),
  component: AdminNotFound,
});
