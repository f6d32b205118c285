import { Badge, Text } from '@mantine/core';
import type { HealthState } from '#domain/health/judge-health.ts';
import { HEALTH_TONES, type HealthLine, stateOf, useShopHealth } from '#web/admin/health/health-lines.ts';
import { adminHealthWords as words } from '#web/i18n/admin/health.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';

const URGENT = ['danger', 'attention'] as const satisfies readonly HealthState[];

/** Told above already: panels and printers by the notice, orders by the list of what waits. */
const TOLD_ABOVE = /^(panels|printers|orders)_/;

/** The names of the shop's other problems, and a link to what to do. */
export function HealthCard() {
  const { data, isError } = useShopHealth();
  const lines = (data?.lines ?? []).filter(({ finding }) => !TOLD_ABOVE.test(finding));
  const urgent = URGENT.flatMap((state) => {
    const ofState = lines.filter((line) => stateOf(line) === state);
    return ofState.length === 0 ? [] : [{ state, topics: ofState.map(topicOf).join(', ') }];
  });
  return (
    <Card title={words.title}>
      {urgent.map(({ state, topics }) => (
        <div key={state}>
          <Badge color={HEALTH_TONES[state]}>{words.states[state]}</Badge>
          <Text>{topics}</Text>
        </div>
      ))}
      {urgent.length === 0 && (
        <Text c="dimmed">{isError ? words.failed : data === undefined ? words.reading : words.allGood}</Text>
      )}
      <TouchLink to="/admin/health">{urgent.length > 0 ? words.openUrgent : words.open}</TouchLink>
    </Card>
  );
}

function topicOf({ finding }: HealthLine): string {
  return words.findings[finding].topic;
}
