import { createFileRoute } from '@tanstack/react-router';
import { SetNameScreen } from '#web/admin/setup/set-name-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-name')({
  head: () => staffHead('name'),
  component: SetNameScreen,
});
