import { createFileRoute } from '@tanstack/react-router';
import { PresenceScreen } from '#web/admin/marketing/presence/presence-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/presence')({
  head: () => staffHead('presence'),
  component: PresenceScreen,
});
