import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WhatIfAnswer } from '#contract/replay/staff-calls.ts';
import { minusBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { whatIfWords as words } from '#web/i18n/admin/what-if.ts';
import { failureSentence } from '#web/staff/failure-sentence.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { TouchLink } from '#web/staff/kit/links.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

export type WhatIfDays = 30 | 90;
const PERIODS: readonly WhatIfDays[] = [30, 90];
/** The rest is shown on request. */
const SHOWN_AT_FIRST = 10;

type WhatIfCardProps<Draft> = {
  /** Instead of the usual sentence. */
  readonly hint?: string;
  /** What the form holds now. */
  readonly draft: Draft;
  readonly ask: (draft: Draft, days: WhatIfDays) => Promise<WhatIfAnswer>;
};

/** Replays the unsaved form over earlier orders, on request. */
export function WhatIfCard<Draft>({ draft, ask, hint = words.hint }: WhatIfCardProps<Draft>) {
  const asking = useMutation({
    mutationFn: (asked: { readonly draft: Draft; readonly days: WhatIfDays }) => ask(asked.draft, asked.days),
  });
  const { data, variables, isPending, error } = asking;
  const isOutdated = data !== undefined && JSON.stringify(variables?.draft) !== JSON.stringify(draft);
  return (
    <Card title={words.title} hint={hint}>
      <Stack gap="md">
        <Group gap="xs">
          {PERIODS.map((days) => (
            <Button
              key={days}
              variant="default"
              loading={isPending && variables.days === days}
              disabled={isPending}
              onClick={() => asking.mutate({ draft, days })}
            >
              {words.ask(days)}
            </Button>
          ))}
        </Group>
        <div role="status">
          {isPending && <Text>{words.asking}</Text>}
          {!isPending && data !== undefined && <Outcome answer={data} isOutdated={isOutdated} />}
        </div>
        {error !== null && <Alert color="bad">{failureSentence(error, words.failed)}</Alert>}
      </Stack>
    </Card>
  );
}

function Outcome({ answer, isOutdated }: { readonly answer: WhatIfAnswer; readonly isOutdated: boolean }) {
  const { numberOfOrders, changed, numberFromRecord, isShortened } = answer;
  if (numberOfOrders === 0) return <Text>{words.none(answer.days)}</Text>;
  return (
    <Stack gap="md">
      {isOutdated && <Alert color="warn">{words.outdated}</Alert>}
      {changed.length === 0 ? <Text fw={600}>{words.same(numberOfOrders)}</Text> : <Changed answer={answer} />}
      <Text c="dimmed" fz="0.9375rem" maw="70ch">
        {words.unknown} {numberFromRecord > 0 && words.fromRecord(numberFromRecord)}
      </Text>
      {isShortened && <Alert color="warn">{words.shortened}</Alert>}
    </Stack>
  );
}

function Changed({ answer }: { readonly answer: WhatIfAnswer }) {
  const [isWhole, setWhole] = useState(false);
  const { changed, numberOfRefused, numberOfTaken, numberOfOtherSum, numberOfLater } = answer;
  const all = numberOfRefused + numberOfTaken + numberOfOtherSum + numberOfLater;
  const shown = isWhole ? changed : changed.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <Facts look="list">
        <Fact label={words.orders}>{answer.numberOfOrders}</Fact>
        <Fact label={words.brought}>{describeBrought(answer)}</Fact>
        <Fact label={words.refused}>{numberOfRefused || null}</Fact>
        <Fact label={words.taken}>{numberOfTaken || null}</Fact>
        <Fact label={words.otherSum}>{numberOfOtherSum || null}</Fact>
        <Fact label={words.later}>{numberOfLater || null}</Fact>
      </Facts>
      <Rows aria-label={words.result}>
        {shown.map((order) => (
          <Row key={order.orderNumber}>
            <Fill>
              <Text fw={600}>{describeEffect(order)}</Text>
              <Text c="dimmed">{formatDateTime(order.placedAt)}</Text>
            </Fill>
            <TouchLink to="/comenzi/$orderId" params={{ orderId: String(order.orderNumber) }}>
              {words.order(order.orderNumber)}
            </TouchLink>
          </Row>
        ))}
      </Rows>
      {shown.length < changed.length && (
        <Group>
          <Button variant="default" onClick={() => setWhole(true)}>
            {words.showAll(changed.length)}
          </Button>
        </Group>
      )}
      {isWhole && all > changed.length && <Text c="dimmed">{words.onlyNewest(changed.length)}</Text>}
    </>
  );
}

function describeBrought({ amountAsSaved, amountAsTyped }: WhatIfAnswer): string {
  if (amountAsTyped === amountAsSaved) return words.equal;
  return amountAsTyped < amountAsSaved
    ? `${formatLei(minusBani(amountAsSaved, amountAsTyped))} ${words.less}`
    : `${formatLei(minusBani(amountAsTyped, amountAsSaved))} ${words.more}`;
}

function describeEffect({
  effect,
  amountAsSaved,
  amountAsTyped,
  minutesLater,
}: WhatIfAnswer['changed'][number]): string {
  switch (effect) {
    case 'refused':
      return words.effects.refused(formatLei(amountAsSaved));
    case 'taken':
      return words.effects.taken(formatLei(amountAsTyped));
    case 'other_sum':
      return words.effects.other_sum(formatLei(amountAsSaved), formatLei(amountAsTyped));
    case 'later':
      return words.effects.later(minutesLater);
  }
}
