import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { MenuListScreen } from '#web/staff/menu-editor/menu-list-screen.tsx';
import type { MenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import { ManagerRights } from './manager-rights.tsx';

/** `/admin/menu`: the products, and the grants of managers. */
export function AdminMenuScreen({ search }: { readonly search: MenuSearch }) {
  return (
    <MenuListScreen room="admin" search={search} actions={<ManagerRights beside={menuEditorWords.list.title} />} />
  );
}
