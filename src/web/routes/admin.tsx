import { createFileRoute } from '@tanstack/react-router';
import { AdminHome } from '#web/admin/admin-home.tsx';
import { staffHead } from '#web/staff/page-head.ts';
import { StaffTrouble } from '#web/staff/staff-trouble.tsx';

export const Route = createFileRoute('/admin')({
  ssr: false,
  beforeLoad: async ({ context, location }) => {
    const { requireStaff } = await import('#web/staff/require-staff.ts');
    await requireStaff('/admin', context.api, location.href);
  },
  head: () => staffHead('admin'),
  component: AdminHome,
  errorComponent: StaffTrouble,
});
