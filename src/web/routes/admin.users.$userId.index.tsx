import { createFileRoute } from '@tanstack/react-router';
import { UserScreen } from '#web/admin/users/user-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/users/$userId/')({
  head: () => staffHead('users'),
  component: User,
});

function User() {
  return <UserScreen userId={Route.useParams().userId} />;
}
