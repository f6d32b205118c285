import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatPhone } from '#domain/text/format-phone.ts';
import { telephoneWords as words } from '#web/i18n/panel/telephone.ts';
import { orderingFactsQuery } from '#web/panel/ordering/ordering-facts.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { chipClass } from '#web/ui/chip.ts';
import { useApi } from '#web/use-api.ts';
import { CallDesk } from './call-desk.tsx';
import type { CallDraft } from './call-draft.ts';
import { TableDesk } from './table-desk.tsx';
import { TakenNote } from './taken-note.tsx';
import styles from './telephone.module.css';
import { useCalls } from './use-calls.ts';

/** `/comenzi/telefon`: orders that staff take by telephone or at the counter. */
export function TelephonePage() {
  const facts = useQuery(orderingFactsQuery(useApi()));
  const calls = useCalls();
  const { all, current, taken, isFull } = calls;
  return (
    <>
      <Group component="header" justify="space-between" gap="xs">
        <Title order={1} fz="xl">
          {words.title}
        </Title>
        <Group gap="xs">
          {all.length > 1 && (
            <fieldset className={styles.calls} aria-label={words.calls}>
              {all.map((call) => (
                <button
                  key={call.key}
                  type="button"
                  className={chipClass(call.key === current.key)}
                  aria-pressed={call.key === current.key}
                  onClick={() => calls.show(call.key)}
                >
                  {labelOf(call)}
                </button>
              ))}
            </fieldset>
          )}
          <Button variant="default" onClick={calls.begin} disabled={isFull}>
            {words.putAside}
          </Button>
        </Group>
      </Group>
      {isFull && <Text c="dimmed">{words.tooManyCalls}</Text>}
      <ReadState query={facts} failed={words.loadFailed}>
        {(known) =>
          taken !== null ? (
            <TakenNote taken={taken} onNext={() => calls.end(current.source)} />
          ) : current.isTable ? (
            <TableDesk key={current.key} calls={calls} />
          ) : (
            <CallDesk key={current.key} calls={calls} facts={known} reread={() => facts.refetch()} />
          )
        }
      </ReadState>
    </>
  );
}

function labelOf({ name, phone, source }: CallDraft): string {
  return name.trim() || (phone.trim() === '' ? words.sources[source] : formatPhone(phone.trim()));
}
