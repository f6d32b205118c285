import { Button, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#contract/client.ts';
import { type EveningSlots, getSlots, setSlot } from '#contract/schedule/staff-calls.ts';
import { formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { slotWords as words } from '#web/i18n/panel/slots.ts';
import { SLOTS_KEY } from '#web/panel/live/desk-keys.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { offerUndo } from '#web/staff/offer-undo.tsx';
import { useApi } from '#web/use-api.ts';
import styles from './evening-card.module.css';

/** Orders arrive meanwhile. */
const REFETCH_MS = 15_000;

function slotsQuery(api: Api) {
  return queryOptions({
    queryKey: SLOTS_KEY,
    queryFn: ({ signal }) => api(getSlots, { signal }),
    refetchInterval: REFETCH_MS,
  });
}

/** A bar for each quarter of an hour: how full the kitchen is. Nothing when the kitchen has no capacity limit. */
export function EveningCard() {
  const evening = useQuery(slotsQuery(useApi()));
  const { set, isSetting } = useSlot();
  if (evening.isError) {
    return (
      <Card title={words.title} isWide>
        <Text c="dimmed">{words.failed}</Text>
      </Card>
    );
  }
  if (evening.data === undefined || evening.data.limits.length === 0) return null;
  const { slots, limits } = evening.data;
  return (
    <Card title={words.title} hint={words.hint} isWide>
      {slots.length === 0 && <Text>{words.none}</Text>}
      <ol className={styles.slots} aria-label={words.list}>
        {slots.map((slot) => (
          <li key={slot.at} className={styles.slot} data-closed={slot.isClosed || undefined}>
            <strong className={styles.hour}>{formatHour(slot.at)}</strong>
            <Bars slot={slot} limits={limits} />
            <Button
              variant="default"
              loading={isSetting(slot.at)}
              aria-label={(slot.isClosed ? words.openSpoken : words.closeSpoken)(formatHour(slot.at))}
              onClick={() => set({ at: slot.at, isClosed: !slot.isClosed })}
            >
              {slot.isClosed ? words.open : words.close}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Limits = EveningSlots['limits'];
type Slot = EveningSlots['slots'][number];

function Bars({ slot: { at, isClosed, taken }, limits }: { readonly slot: Slot; readonly limits: Limits }) {
  return (
    <div className={styles.bars}>
      {limits.map(({ scope, name, most }, index) => {
        const value = taken[index] ?? 0;
        const id = `${at}-${scope}`;
        return (
          <div key={scope} className={styles.bars}>
            <meter
              className={styles.bar}
              min={0}
              max={most}
              high={most - 1}
              optimum={0}
              value={Math.min(value, most)}
              aria-labelledby={id}
            />
            <Text component="span" id={id} fz="sm">
              {words.taken(value, most, name)}
              {value >= most && !isClosed && <strong> · {words.full}</strong>}
            </Text>
          </div>
        );
      })}
      {isClosed && <strong>{words.closed}</strong>}
    </div>
  );
}

type Press = { readonly at: Instant; readonly isClosed: boolean; readonly isUndo?: boolean };

/** Closes or opens a quarter; can be undone for ten seconds. */
function useSlot() {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (press: Press) => api(setSlot, { body: press }),
    onSuccess: ({ message, evening }, { at, isClosed, isUndo = false }) => {
      queries.setQueryData(SLOTS_KEY, evening);
      if (isUndo) announce(message);
      else offerUndo(message, words.undo, () => mutate({ at, isClosed: !isClosed, isUndo: true }));
    },
    onError: (failure) => announce(failureSentence(failure, words.stepFailed), 'bad'),
  });
  return { set: mutate, isSetting: (at: Instant) => isPending && variables.at === at };
}
