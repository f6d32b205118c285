import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PanelLayout } from '#web/panel/panel-layout.tsx';
import { staffHead } from '#web/staff/page-head.ts';
import { StaffTrouble } from '#web/staff/staff-trouble.tsx';

export const Route = createFileRoute('/comenzi')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('#web/staff/session/require-staff.ts');
    await requireStaff('/comenzi', context.api, location.href);
  },
  head: () => staffHead('orders'),
  component: Panel,
  errorComponent: StaffTrouble,
});

function Panel() {
  return (
    <PanelLayout>
      <Outlet />
    </PanelLayout>
  );
}
