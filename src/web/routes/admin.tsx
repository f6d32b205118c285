import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminLayout } from '#web/admin/shell/admin-layout.tsx';
import { staffHead } from '#web/staff/page-head.ts';
import { StaffTrouble } from '#web/staff/staff-trouble.tsx';

export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('#web/staff/session/require-staff.ts');
    await requireStaff('/admin', context.api, location.href);
  },
  head: () => staffHead('admin'),
  component: Office,
  errorComponent: StaffTrouble,
});

function Office() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  );
}
