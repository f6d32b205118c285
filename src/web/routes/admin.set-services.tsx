import { createFileRoute } from '@tanstack/react-router';
import { servicesSearch } from '#web/admin/setup/services/services-search.ts';
import { SetServicesScreen } from '#web/admin/setup/services/set-services-screen.tsx';
import { staffHead } from '#web/staff/page-head.ts';

export const Route = createFileRoute('/admin/set-services')({
  validateSearch: servicesSearch,
  head: () => staffHead('services'),
  component: Screen,
});

function Screen() {
  const { service = 'pickup' } = Route.useSearch();
  return <SetServicesScreen service={service} />;
}
