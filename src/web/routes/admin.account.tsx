import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '#web/staff/account/account-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/account')({
  head: () => staffHead('account'),
  component: AccountScreen,
});
