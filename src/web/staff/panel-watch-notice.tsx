import { Alert, Group } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { getPanelWatch } from '#contract/watch/staff-calls.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';

const REFETCH_MS = 30_000;
const words = watchWords.admin;

/** What panels and printers report, and which orders were not answered in time. */
export const panelWatchQuery = (api: Api) =>
  queryOptions({
    queryKey: ['panel-watch'],
    queryFn: ({ signal }) => api(getPanelWatch, { signal }),
    refetchInterval: REFETCH_MS,
  });

/**
 * Shown outside the panel: no panel rings, or a printer cannot print. Nothing while all is well. Orders that wait stand
 * in the list of what waits.
 */
export function PanelWatchNotice() {
  const api = useApi();
  const { data: watch } = useQuery(panelWatchQuery(api));
  const isUnheard = watch?.isOpen === true && watch.panelsWithSound === 0;
  const lost = watch?.printers.filter(({ standing }) => standing !== 'new' && !canPrint(standing)) ?? [];
  return (
    <div role="status">
      {(isUnheard || lost.length > 0) && (
        <Alert color="warn">
          <Group justify="space-between" gap="sm">
            <Fill>
              {isUnheard && <p>{words.nobodyHears}</p>}
              {lost.map(({ id, name, standing }) => (
                <p key={id}>{words.printer(name, STANDING_WORDS[standing])}</p>
              ))}
            </Fill>
            <ButtonLink variant="default" to="/comenzi">
              {words.open}
            </ButtonLink>
          </Group>
        </Alert>
      )}
    </div>
  );
}
