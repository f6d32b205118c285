import { adminWords } from '#web/i18n/admin/admin.ts';
import { IconToolsKitchen2 } from '#web/staff/kit/icons.gen.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';

const { construction } = adminWords;

/** A page that was announced and is not built yet (readings 57). */
export function UnderConstruction({ title }: { readonly title: string }) {
  return (
    <StaffPage title={title}>
      <Empty
        icon={<IconToolsKitchen2 aria-hidden />}
        title={construction.text}
        action={<TouchLink to="/admin">{construction.home}</TouchLink>}
      >
        {construction.more}
      </Empty>
    </StaffPage>
  );
}
