import { createFileRoute } from '@tanstack/react-router';
import { AddUserScreen } from '#web/admin/users/add-user-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/users/add-user')({
  head: () => staffHead('users'),
  component: AddUser,
});

function AddUser() {
  return <AddUserScreen door="add-user" />;
}
