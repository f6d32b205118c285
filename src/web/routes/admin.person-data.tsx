import { createFileRoute } from '@tanstack/react-router';
import { PersonDataScreen } from '#web/admin/guests/person-data-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/person-data')({
  head: () => staffHead('personData'),
  component: PersonDataScreen,
});
