import { createFileRoute } from '@tanstack/react-router';
import { CategoriesScreen } from '#web/admin/menu/categories-screen.tsx';
import { readCategoriesSearch } from '#web/admin/menu/categories-search.ts';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/add-category')({
  validateSearch: readCategoriesSearch,
  head: () => staffHead('categories'),
  component: CategoriesScreen,
});
