import { Alert, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getPanelWatch } from '#contract/watch/staff-calls.ts';
import { canPrint } from '#domain/printing/printer.ts';
import { STANDING_WORDS } from '#domain/printing/printer-words.ts';
import { countOf } from '#domain/text/plural.ts';
import { watchWords } from '#web/i18n/staff/watch.ts';
import { ButtonLink } from '#web/staff/kit/links.tsx';
import { Fill } from '#web/staff/kit/rows.tsx';
import { useApi } from '#web/use-api.ts';

const REFETCH_MS = 30_000;
const words = watchWords.admin;

/**
 * Shown outside the panel: no panel rings, orders are unanswered, or a printer cannot print. Nothing while all is well.
 */
export function PanelWatchNotice() {
  const api = useApi();
  const { data: watch } = useQuery({
    queryKey: ['panel-watch'],
    queryFn: ({ signal }) => api(getPanelWatch, { signal }),
    refetchInterval: REFETCH_MS,
  });
  const isUnheard = watch?.isOpen === true && watch.panelsWithSound === 0;
  const late = new Set(watch?.alarms.map(({ orderNumber }) => orderNumber)).size;
  const lost = watch?.printers.filter(({ standing }) => standing !== 'new' && !canPrint(standing)) ?? [];
  return (
    <div role="status">
      {(isUnheard || late > 0 || lost.length > 0) && (
        <Alert color={late > 0 ? 'bad' : 'warn'}>
          <Group justify="space-between" gap="sm">
            <Fill>
              {late > 0 && <p>{countOf(late, words.unanswered)}</p>}
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
