import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#contract/errors.ts';
import { type DayClose, saveDrawerCount } from '#contract/statistics/staff-calls.ts';
import { type Bani, minusBani, ZERO_BANI } from '#domain/money/bani.ts';
import { formatAmount, formatLei, parseLei } from '#domain/money/format-lei.ts';
import { formatDate, formatHour } from '#domain/time/format-date.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { RecordTable } from '#web/staff/kit/record-table.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';

const words = reportWords.dayClose;

/** What the drawer is counted against, by the day of the hand-over, unlike the rest of the page; and what was counted. */
export function DrawerCard({ day: { date, drawer } }: { readonly day: DayClose }) {
  const { count, lastCount } = drawer;
  const [isCounting, setCounting] = useState(false);
  const rows = [
    { name: words.drawerReceived, amount: drawer.received },
    ...(drawer.withCouriers === ZERO_BANI
      ? []
      : [{ name: words.drawerOut, amount: minusBani(ZERO_BANI, drawer.withCouriers) }]),
    ...(drawer.differences === ZERO_BANI ? [] : [{ name: words.drawerDifferences, amount: drawer.differences }]),
  ];
  return (
    <Card title={words.drawer} hint={words.drawerHint}>
      <RecordTable
        isHeadHidden
        label={words.drawer}
        columns={[
          { title: words.drawer, cell: ({ name }) => name },
          { title: words.total, isNumber: true, cell: ({ amount }) => formatLei(amount) },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
        foot={[
          { cells: [words.drawerExpected, formatLei(drawer.expected)] },
          ...(count === null
            ? []
            : [
                { cells: [words.drawerCounted, formatLei(count.counted)] },
                { cells: [words.drawerDifference, signed(count.difference)] },
              ]),
        ]}
      />
      {count !== null && (
        <Text c="dimmed">
          {words.drawerCounted} {words.countedAt(formatHour(count.at), count.by)}.
          {count.expected !== drawer.expected && ` ${words.expectedThen(formatLei(count.expected))}`}
        </Text>
      )}
      {lastCount !== null && (
        <Text c="dimmed">
          {lastCount.difference === ZERO_BANI
            ? words.lastExact(formatDate(lastCount.date))
            : words.lastDifference(formatDate(lastCount.date), signed(lastCount.difference))}
        </Text>
      )}
      <div data-screen-only>
        {count === null || isCounting ? (
          <CountForm date={date} stored={count?.counted ?? null} onSaved={() => setCounting(false)} />
        ) : (
          <Button variant="default" onClick={() => setCounting(true)}>
            {words.countAgain}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** With its sign, so that what is missing and what is too much are told apart. */
function signed(amount: Bani): string {
  return amount > 0 ? `+${formatLei(amount)}` : formatLei(amount);
}

type CountFormProps = {
  readonly date: DayClose['date'];
  readonly stored: Bani | null;
  readonly onSaved: () => void;
};

function CountForm({ date, stored, onSaved }: CountFormProps) {
  const api = useApi();
  const [typed, setTyped] = useState(stored === null ? '' : formatAmount(stored));
  const [isAsked, setAsked] = useState(false);
  const isWrong = !parseLei(typed).ok;
  const save = useStep((counted: string) => api(saveDrawerCount, { body: { date, counted } }), {
    failed: words.countFailed,
    reads: [
      ['reports', 'day'],
      ['reports', 'match'],
    ],
    onDone: onSaved,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isWrong) save.mutate(typed);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="sm" maw="24rem">
        <TextInput
          label={words.count}
          description={words.countHint}
          inputMode="decimal"
          value={typed}
          error={isAsked && isWrong ? sentenceOf('amount_invalid') : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Group>
          <Button type="submit" variant="default" loading={save.isPending}>
            {words.saveCount}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
