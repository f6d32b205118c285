import { Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ShopHealth, shopHealth } from '#contract/health/calls.ts';
import { HEALTH_FINDINGS, type HealthState } from '#domain/health/judge-health.ts';
import { describePastDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adminHealthWords as words } from '#web/i18n/admin/health.ts';
import { Card } from '#web/staff/kit/card.tsx';
import type { Tone } from '#web/staff/kit/tone.ts';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';

const TONES: Readonly<Record<HealthState, Tone>> = { good: 'good', attention: 'warn', danger: 'bad' };
/** What needs a hand stands first. */
const TURN: readonly HealthState[] = ['danger', 'attention', 'good'];
const READ_EVERY_MS = 60_000;

/** `/admin/health`: what must work so that no order is lost, and what to do where it does not. */
export function HealthScreen() {
  const api = useApi();
  const query = useQuery({
    queryKey: ['shop-health'],
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
  line: { finding, at, count, place, isEncrypted },
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
      {advice !== undefined && <Text fw="bold">{advice}</Text>}
    </Card>
  );
}

/** `azi, la 19:30`. */
function describeMoment(at: Instant, now: Instant): string {
  return `${describePastDay(at, now)}, la ${formatHour(at)}`;
}
