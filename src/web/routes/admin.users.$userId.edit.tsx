import { createFileRoute } from '@tanstack/react-router';
import { EditUserScreen } from '#web/admin/users/edit-user-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/users/$userId/edit')({
  head: () => staffHead('users'),
  component: EditUser,
});

function EditUser() {
  return <EditUserScreen userId={Route.useParams().userId} />;
}
