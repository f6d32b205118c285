import { adminWords } from '#web/i18n/admin/admin.ts';
import { IconMapQuestion } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';

const { notFound, construction } = adminWords;

/** Page not found below `/admin` (back-office.md §8). */
export function AdminNotFound() {
  return (
    <StaffPage title={notFound.title}>
      <Empty
        icon={<IconMapQuestion aria-hidden />}
        title={notFound.text}
        action={<TouchLink to="/admin">{construction.home}</TouchLink>}
      ></Empty>
    </StaffPage>
  );
}
