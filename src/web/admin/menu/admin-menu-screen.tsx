import { menuTableWords } from '#web/i18n/admin/menu-table.ts';
import { menuEditorWords } from '#web/i18n/staff/menu-editor.ts';
import { IconTable } from '#web/staff/kit/icons.gen.tsx';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { MenuListScreen } from '#web/staff/menu-editor/menu-list-screen.tsx';
import type { MenuSearch } from '#web/staff/menu-editor/menu-search.ts';
import styles from './admin-menu.module.css';
import { ManagerRights } from './manager-rights.tsx';

/** `/admin/menu`: the products, the same as a table, and the grants of managers. */
export function AdminMenuScreen({ search }: { readonly search: MenuSearch }) {
  const { search: words, category, missing } = search;
  const filters = {
    ...(words === undefined ? {} : { search: words }),
    ...(category === undefined ? {} : { category }),
    ...(missing === undefined ? {} : { missing }),
  };
  return (
    <MenuListScreen
      room="admin"
      search={search}
      actions={
        <>
          <ManagerRights beside={menuEditorWords.list.title} />
          <ButtonLink
            variant="default"
            className={styles.wide}
            leftSection={<IconTable aria-hidden size={20} />}
            to="/admin/menu/table"
            search={filters}
          >
            {menuTableWords.link}
          </ButtonLink>
        </>
      }
    />
  );
}
