import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '#web/admin/menu/import/import-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/import')({
  head: () => staffHead('menuImport'),
  component: ImportScreen,
});
