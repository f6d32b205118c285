import { Button, Menu } from '@mantine/core';
import type { MouseEvent } from 'react';
import { requireProof } from '#contract/accounts/staff-calls.ts';
import type { EXPORT_KINDS } from '#contract/statistics/wire.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { IconChevronDown, IconDownload } from '#web/staff/kit/icons.gen.tsx';
import { useApi } from '#web/use-api.ts';

type Kind = (typeof EXPORT_KINDS)[number];
type Days = { readonly from: string; readonly to: string };

const KINDS_OF_SALES = ['orders', 'order-lines', 'options', 'reservations'] as const satisfies readonly Kind[];

/** Downloads a table, after a recent verification of the person. */
export function ExportLink({ kind, ...days }: Days & { readonly kind: Kind }) {
  const linkTo = useExports(days);
  return (
    <Button component="a" variant="default" leftSection={<IconDownload aria-hidden size={18} />} {...linkTo(kind)}>
      {reportWords.export}
    </Button>
  );
}

/** The same for the tables of sales. */
export function ExportMenu(days: Days) {
  const linkTo = useExports(days);
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden size={18} />}
          rightSection={<IconChevronDown aria-hidden size={18} />}
        >
          {reportWords.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {KINDS_OF_SALES.map((kind) => (
          <Menu.Item key={kind} component="a" fz="md" mih={44} {...linkTo(kind)}>
            {reportWords.exports[kind]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The props of a download link: the browser itself downloads the table, with the session's cookie. */
function useExports({ from, to }: Days) {
  const api = useApi();
  return (kind: Kind) => {
    const href = `/admin-service/export/${kind}?${new URLSearchParams({ startDate: from, endDate: to })}`;
    return {
      href,
      download: true,
      onClick(event: MouseEvent) {
        event.preventDefault();
        api(requireProof).then(
          () => window.location.assign(href),
          (failure) => announce(failureSentence(failure, reportWords.exportFailed), 'bad'),
        );
      },
    };
  };
}
