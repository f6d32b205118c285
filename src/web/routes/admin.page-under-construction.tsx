import { createFileRoute } from '@tanstack/react-router';
import { UnderConstruction } from '#web/admin/shell/under-construction.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/page-under-construction')({
  head: () => staffHead('underConstruction'),
  component: () => <UnderConstruction page="underConstruction" />,
});
