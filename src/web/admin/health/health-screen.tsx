import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ShopHealth, shopHealth } from '#contract/health/calls.ts';
import { HEALTH_FINDINGS, type HealthState } from '#domain/health/judge-health.ts';
import { describePastDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adminHealthWords as words } from '#web/i18n/admin/health.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import type { Tone } from '#web/staff/kit/tone.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';

const TONES: Readonly<Record<HealthState, Tone>> = { good: 'good', attention: 'warn', danger: 'bad' };
/** What needs a hand stands first. */
const TURN: readonly HealthState[] = ['danger', 'attention', 'good'];
const READ_EVERY_MS = 60_000;
const QUERY_KEY = ['shop-health'];

/** `/admin/health`: what must work so that no order is lost, and what to do where it does not. */
export function HealthScreen() {
  const api = useApi();
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => shopHealth.fetch(api),
    refetchInterval: READ_EVERY_MS,
  });
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {({ at, lines }) => (
          <Stack>
            {lines.toSorted(byTurn).map((line) => (
              <Line key={words.findings[line.finding].topic} line={line} now={at} />
            ))}
            <Text c="dimmed">{words.seen(describeMoment(at, at))}</Text>
          </Stack>
        )}
      </ReadState>
    </StaffPage>
  );
}

type HealthLine = ShopHealth['lines'][number];

function byTurn(one: HealthLine, other: HealthLine): number {
  return TURN.indexOf(HEALTH_FINDINGS[one.finding]) - TURN.indexOf(HEALTH_FINDINGS[other.finding]);
}

function Line({
  line: { finding, at, count, place, isEncrypted, names, trouble },
  now,
}: {
  readonly line: HealthLine;
  readonly now: Instant;
}) {
  const { topic, said, advice } = words.findings[finding];
  const state = HEALTH_FINDINGS[finding];
  return (
    <Card title={topic} action={<Badge color={TONES[state]}>{words.states[state]}</Badge>}>
      <Text>{said({ when: at === null ? words.never : describeMoment(at, now), count: count ?? 0 })}</Text>
      {place !== null && <Text c="dimmed">{words.where(place, isEncrypted)}</Text>}
      {names.length > 0 && <Text c="dimmed">{words.names(names)}</Text>}
      {trouble !== null && <Text c="dimmed">{words.trouble(trouble)}</Text>}
      {advice !== undefined && <Text fw="bold">{advice}</Text>}
      {finding === 'mail_given_up' && <SetAside />}
    </Card>
  );
}

/** Letters that were given up are known: they are told no more. */
function SetAside() {
  const api = useApi();
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: () => api('setMailsAside', { body: {} }),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: QUERY_KEY });
    },
  });
  return (
    <Group>
      <Button variant="outline" loading={setting.isPending} onClick={() => setting.mutate()}>
        {words.setAside}
      </Button>
      {setting.isError && <Text role="alert">{failureSentence(setting.error, words.notSetAside)}</Text>}
    </Group>
  );
}

/** `azi, la 19:30`. */
function describeMoment(at: Instant, now: Instant): string {
  return `${describePastDay(at, now)}, la ${formatHour(at)}`;
}
