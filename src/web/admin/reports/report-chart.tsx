import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';

type ReportChartProps = {
  /** What the chart shows, for who does not see it; the same stands in a table beside it. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly series: string;
  readonly format: (value: number) => string;
  /** Long names stand beside lying bars. */
  readonly isLying?: boolean;
};

const BAR = 34;
const whole = (value: number) => value.toLocaleString('ro-RO', { maximumFractionDigits: 0 });

/** One row of bars. */
export function ReportChart({ label, bars, series, format, isLying = false }: ReportChartProps) {
  return (
    <BarChart
      role="img"
      aria-label={label}
      h={isLying ? Math.max(bars.length, 2) * BAR + 40 : 260}
      data={bars.map(({ name, value }) => ({ name, [series]: value }))}
      dataKey="name"
      orientation={isLying ? 'vertical' : 'horizontal'}
      series={[{ name: series, color: 'var(--accent)' }]}
      valueFormatter={format}
      maxBarWidth={28}
      gridAxis={isLying ? 'y' : 'x'}
      tickLine="none"
      // On an axis whole numbers say enough; the label and the table have the rest.
      {...(isLying
        ? { yAxisProps: { width: 130 }, xAxisProps: { tickFormatter: whole, allowDecimals: false } }
        : {
            yAxisProps: { width: 56, tickFormatter: whole },
            xAxisProps: { interval: 'equidistantPreserveStart' as const },
          })}
      barProps={{ isAnimationActive: false, radius: 4 }}
      tooltipAnimationDuration={0}
    />
  );
}
