import { createFileRoute } from '@tanstack/react-router';
import { AdminMenuScreen } from '#web/admin/menu/admin-menu-screen.tsx';
import { readMenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/')({
  validateSearch: readMenuSearch,
  head: () => staffHead('products'),
  component: Menu,
});

function Menu() {
  return <AdminMenuScreen search={Route.useSearch()} />;
}
