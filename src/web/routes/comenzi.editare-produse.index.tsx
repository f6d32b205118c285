import { createFileRoute } from '@tanstack/react-router';
import { MenuListScreen } from '#web/staff/menu-editor/menu-list-screen.tsx';
import { readMenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/comenzi/editare-produse/')({
  ssr: false,
  validateSearch: readMenuSearch,
  head: () => staffHead('products'),
  component: Products,
});

function Products() {
  return <MenuListScreen room="panel" search={Route.useSearch()} />;
}
