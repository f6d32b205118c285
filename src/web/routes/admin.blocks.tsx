import { createFileRoute } from '@tanstack/react-router';
import { BlocksScreen } from '#web/admin/guests/blocks-screen.tsx';
import { readUsersSearch } from '#web/admin/users/users-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/blocks')({
  validateSearch: readUsersSearch,
  head: () => staffHead('blocks'),
  component: Blocks,
});

function Blocks() {
  return <BlocksScreen search={Route.useSearch()} />;
}
