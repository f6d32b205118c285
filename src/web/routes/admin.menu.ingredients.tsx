import { createFileRoute } from '@tanstack/react-router';
import { IngredientsScreen } from '#web/admin/menu/ingredients-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/menu/ingredients')({
  head: () => staffHead('ingredients'),
  component: IngredientsScreen,
});
