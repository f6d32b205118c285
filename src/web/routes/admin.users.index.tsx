import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '#web/admin/users/users-screen.tsx';
import { readUsersSearch } from '#web/admin/users/users-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/users/')({
  validateSearch: readUsersSearch,
  head: () => staffHead('users'),
  component: Users,
});

function Users() {
  return <UsersScreen search={Route.useSearch()} />;
}
