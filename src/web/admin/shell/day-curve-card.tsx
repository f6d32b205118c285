import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Today } from '#contract/today/staff-calls.ts';
import { bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { countOf } from '#domain/text/plural.ts';
import { twoDigits } from '#domain/time/minute-of-day.ts';
import { ExampleBars } from '#web/admin/reports/example-charts.tsx';
import { ReportChart } from '#web/admin/reports/report-chart.tsx';
import { adminHomeWords } from '#web/i18n/admin/home.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { IconChartBar } from '#web/staff/kit/icons.gen.tsx';
import { Empty } from '#web/staff/kit/notices.tsx';

type Curve = Today['curve'];

const words = adminHomeWords.curve;
const FIRST_HOUR = 11;
const MEASURES = ['income', 'orders'] as const;
/** Today by hours, compared with the average for this weekday; `usualDay` is its name: „o duminică obișnuită”. */
export function DayCurveCard({ curve, usualDay }: { readonly curve: Curve; readonly usualDay: string }) {
  const [measure, setMeasure] = useState<(typeof MEASURES)[number]>('income');
  const { hours, usual } = curve;
  if (hours.length === 0) {
    return (
      <Card title={words.title}>
        <Empty
          icon={<IconChartBar aria-hidden />}
          title={words.empty}
          example={<ExampleBars nameOf={(index) => `${FIRST_HOUR + index}:00`} />}
        >
          {words.emptyHint}
        </Empty>
      </Card>
    );
  }
  const isIncome = measure === 'income';
  const readMeasure = (sold: Curve['today']): number => (isIncome ? sold.income : sold.numberOfOrders);
  const told = hours
    .filter(({ today }) => today.numberOfOrders > 0)
    .map(({ hour, today }) => words.hour(String(hour), formatLei(today.income), ordersText(today.numberOfOrders)));
  return (
    <Card
      title={words.title}
      hint={usual.numberOfDays > 0 ? words.hint(usualDay) : undefined}
      action={
        <Group component="fieldset" gap="xs" aria-label={words.measures}>
          {MEASURES.map((one) => (
            <Button
              key={one}
              color="ink"
              variant={one === measure ? 'filled' : 'default'}
              aria-pressed={one === measure}
              onClick={() => setMeasure(one)}
            >
              {words[one]}
            </Button>
          ))}
        </Group>
      }
    >
      <ReportChart
        label={words.label(told.join('; '))}
        bars={hours.map(({ hour, today, usual: before }) => ({
          name: `${twoDigits(hour)}:00`,
          value: readMeasure(today),
          before: readMeasure(before),
        }))}
        series={words.today}
        line={usual.numberOfDays > 0 ? words.usual : undefined}
        format={isIncome ? (value) => formatLei(bani(value)) : (value) => value.toLocaleString('ro-RO')}
        unit={isIncome ? 100 : 1}
      />
      {usual.numberOfDays > 0 && (
        <Text c="dimmed" fz="0.9375rem">
          {words.whole(usualDay, formatLei(usual.whole.income), ordersText(Math.round(usual.whole.numberOfOrders)))}
        </Text>
      )}
    </Card>
  );
}

function ordersText(count: number): string {
  return countOf(count, words.ordersOf);
}
