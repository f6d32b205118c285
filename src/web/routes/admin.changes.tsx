import { createFileRoute } from '@tanstack/react-router';
import { ChangesScreen } from '#web/admin/changes/changes-screen.tsx';
import { readChangesSearch } from '#web/admin/changes/changes-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/changes')({
  validateSearch: readChangesSearch,
  head: () => staffHead('changes'),
  component: Changes,
});

function Changes() {
  return <ChangesScreen search={Route.useSearch()} />;
}
