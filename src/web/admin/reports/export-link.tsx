import { Button } from '@mantine/core';
import type { EXPORT_KINDS } from '#contract/reports/wire.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';

type ExportLinkProps = {
  readonly kind: (typeof EXPORT_KINDS)[number];
  readonly from: string;
  readonly to: string;
  readonly label?: string;
};

/** Takes a table along; the browser downloads it by itself, with the session's cookie. */
export function ExportLink({ kind, from, to, label = reportWords.export }: ExportLinkProps) {
  return (
    <Button
      component="a"
      href={`/admin-service/export/${kind}?${new URLSearchParams({ startDate: from, endDate: to })}`}
      download
      variant="subtle"
      color="ink"
      leftSection={<IconDownload aria-hidden size={18} />}
    >
      {label}
    </Button>
  );
}
