import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setMailsAside } from '#contract/monitor/staff-calls.ts';
import { describePastDay, formatHour } from '#domain/time/format-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import { adminHealthWords as words } from '#web/i18n/admin/health.ts';
import { announce } from '#web/staff/announce.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { TouchAnchor } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';
import { ReadState } from '#web/staff/read-state.tsx';
import { StaffPage } from '#web/staff/staff-page.tsx';
import { useApi } from '#web/use-api.ts';
import { byUrgency, HEALTH_KEY, HEALTH_TONES, type HealthLine, stateOf, useShopHealth } from './health-lines.ts';

/** Written by the build (scripts/ship-licences.ts). */
const LICENCES = '/licente.txt';

/** `/admin/health`: everything that must work so that no order is lost, and what to do when it does not. */
export function HealthScreen() {
  const query = useShopHealth();
  return (
    <StaffPage title={words.title} intro={words.intro}>
      <ReadState query={query} failed={words.failed}>
        {({ at, lines }) => (
          <Stack>
            {byUrgency(lines)
              .filter((line) => stateOf(line) !== 'good')
              .map((line) => (
                <Line key={words.findings[line.finding].topic} line={line} now={at} />
              ))}
            <Rows isFramed>
              {lines
                .filter((line) => stateOf(line) === 'good')
                .map((line) => (
                  <GoodLine key={words.findings[line.finding].topic} line={line} now={at} />
                ))}
            </Rows>
            <Text c="dimmed">{words.seen(describeMoment(at, at))}</Text>
          </Stack>
        )}
      </ReadState>
      <div>
        <TouchAnchor href={LICENCES} target="_blank">
          {words.licences}
        </TouchAnchor>
      </div>
    </StaffPage>
  );
}

type LineProps = { readonly line: HealthLine; readonly now: Instant };

/** A problem: a card of its own. */
function Line({ line, now }: LineProps) {
  const { finding } = line;
  const { topic, advice } = words.findings[finding];
  const state = stateOf(line);
  return (
    <Card
      title={topic}
      tone={state === 'danger' ? 'bad' : undefined}
      action={<Badge color={HEALTH_TONES[state]}>{words.states[state]}</Badge>}
    >
      <Told line={line} now={now} />
      {advice !== undefined && <Text fw="bold">{advice}</Text>}
      {finding === 'mail_given_up' && <SetAside />}
    </Card>
  );
}

/** A part without a problem: one row. */
function GoodLine({ line, now }: LineProps) {
  return (
    <Row>
      <Fill>
        <Title order={2} fz="md">
          {words.findings[line.finding].topic}
        </Title>
        <Told line={line} now={now} />
      </Fill>
      <Badge color={HEALTH_TONES.good}>{words.states.good}</Badge>
    </Row>
  );
}

function Told({ line: { finding, at, count, place, isEncrypted, names, trouble }, now }: LineProps) {
  const { said } = words.findings[finding];
  return (
    <>
      <Text>{said({ when: at === null ? words.never : describeMoment(at, now), count: count ?? 0 })}</Text>
      {place !== null && <Text c="dimmed">{words.where(place, isEncrypted)}</Text>}
      {names.length > 0 && <Text c="dimmed">{words.names(names)}</Text>}
      {trouble !== null && <Text c="dimmed">{words.trouble(trouble)}</Text>}
    </>
  );
}

/** Acknowledges mails that could not be delivered, so that they are no longer reported. */
function SetAside() {
  const api = useApi();
  const queries = useQueryClient();
  const setting = useMutation({
    mutationFn: () => api(setMailsAside, { body: {} }),
    onSuccess: ({ message }) => {
      announce(message);
      return queries.invalidateQueries({ queryKey: HEALTH_KEY });
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
