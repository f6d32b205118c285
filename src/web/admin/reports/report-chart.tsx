import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';

type ReportChartProps<Value extends number> = {
  /** What the chart shows, for who does not see it; the same stands in a table beside it. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: Value }[];
  readonly series: string;
  readonly format: (value: Value) => string;
  /** For the axis, where whole numbers say enough; the label and the table have the rest. */
  readonly axis?: (value: number) => string;
  /** Long names stand beside lying bars. */
  readonly isLying?: boolean;
};

const BAR = 34;

/** Bani as whole lei. */
export const formatWholeLei = (amount: number) => formatWhole(amount / 100);

function formatWhole(value: number): string {
  return value.toLocaleString('ro-RO', { maximumFractionDigits: 0 });
}

/** One row of bars. */
export function ReportChart<Value extends number>(props: ReportChartProps<Value>) {
  const { label, bars, series, format, axis = formatWhole, isLying = false } = props;
  return (
    <BarChart
      role="img"
      aria-label={label}
      h={isLying ? Math.max(bars.length, 2) * BAR + 40 : 260}
      data={bars.map(({ name, value }) => ({ name, [series]: value }))}
      dataKey="name"
      orientation={isLying ? 'vertical' : 'horizontal'}
      series={[{ name: series, color: 'var(--accent)' }]}
      // What the chart formats are values of its bars.
      valueFormatter={(value) => format(value as Value)}
      maxBarWidth={28}
      gridAxis={isLying ? 'y' : 'x'}
      tickLine="none"
      {...(isLying
        ? { yAxisProps: { width: 130 }, xAxisProps: { tickFormatter: axis, allowDecimals: false } }
        : {
            yAxisProps: { width: 56, tickFormatter: axis },
            xAxisProps: { interval: 'equidistantPreserveStart' as const },
          })}
      barProps={{ isAnimationActive: false, radius: 4 }}
      tooltipAnimationDuration={0}
    />
  );
}
