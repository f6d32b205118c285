import { Text } from '@mantine/core';
import type { SalesReport } from '#contract/statistics/staff-calls.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { type RecordColumn, RecordTable } from '#web/staff/kit/record-table.tsx';

const words = reportWords.sales;

type OptionSum = SalesReport['options'][number];

/** The options chosen with dishes, such as crusts and sauces, and how often. */
export function OptionsCard({ options }: { readonly options: readonly OptionSum[] }) {
  return (
    <Card title={words.options}>
      <RecordTable
        label={words.options}
        columns={COLUMNS}
        rows={options}
        keyOf={({ group, option }) => `${group} ${option}`}
      />
    </Card>
  );
}

const COLUMNS: readonly RecordColumn<OptionSum>[] = [
  {
    title: words.option,
    cell: ({ group, option }) => (
      <>
        {option}
        <Text component="span" display="block" c="dimmed" fz="0.875rem">
          {group || words.flatExtras}
        </Text>
      </>
    ),
  },
  { title: words.pieces, isNumber: true, cell: ({ numberOfPieces }) => numberOfPieces },
  { title: words.income, isNumber: true, cell: ({ income }) => formatLei(income) },
];
