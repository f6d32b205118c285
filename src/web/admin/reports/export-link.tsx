import { Button } from '@mantine/core';
import type { EXPORT_KINDS } from '#contract/reports/wire.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { useApi } from '#web/use-api.ts';

type ExportLinkProps = {
  readonly kind: (typeof EXPORT_KINDS)[number];
  readonly from: string;
  readonly to: string;
  readonly label?: string;
};

/** Takes a table along, once the person has shown lately who they are; the browser downloads it by itself, with the session's cookie. */
export function ExportLink({ kind, from, to, label }: ExportLinkProps) {
  const api = useApi();
  const href = `/admin-service/export/${kind}?${new URLSearchParams({ startDate: from, endDate: to })}`;
  return (
    <Button
      component="a"
      href={href}
      download
      // One of several stands in a row with its name.
      variant={label === undefined ? 'default' : 'subtle'}
      color="ink"
      leftSection={<IconDownload aria-hidden size={18} />}
      onClick={(event) => {
        event.preventDefault();
        api('requireProof').then(
          () => window.location.assign(href),
          (failure) => announce(failureSentence(failure, reportWords.exportFailed), 'bad'),
        );
      }}
    >
      {label ?? reportWords.export}
    </Button>
  );
}
