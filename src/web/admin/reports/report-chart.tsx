import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.css';
import { BarChart, CompositeChart } from '@mantine/charts';

type ReportChartProps<Value extends number> = {
  /** Accessible name of the chart; the same facts are in words or in a table beside it. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: Value; readonly before?: Value }[];
  readonly series: string;
  readonly format: (value: Value) => string;
  /** What is counted, which sets the colour. */
  readonly of?: 'money' | 'dishes' | 'people';
  /** Short format for the axis; labels and table have the full one. */
  readonly axis?: (value: number) => string;
  /** Name of the line for `before`; without it there is no line. */
  readonly line?: string | undefined;
  /** Height of vertical bars. */
  readonly height?: number;
  /** Horizontal bars, for long names. */
  readonly isLying?: boolean;
};

const BAR = 34;

/** Bani as whole lei. */
export const formatWholeLei = (amount: number) => formatWhole(amount / 100);

function formatWhole(value: number): string {
  return value.toLocaleString('ro-RO', { maximumFractionDigits: 0 });
}

/** One series of bars; vertical ones may have a line for comparison. */
export function ReportChart<Value extends number>(props: ReportChartProps<Value>) {
  const { label, bars, series, format, axis = formatWhole, line, height = 260, isLying = false, of = 'money' } = props;
  const color = `var(--chart-${of})`;
  const look = {
    role: 'img',
    'aria-label': label,
    dataKey: 'name',
    // The chart formats values of its bars only.
    valueFormatter: (value: number) => format(value as Value),
    maxBarWidth: 28,
    tickLine: 'none',
    barProps: { isAnimationActive: false, radius: 4 },
    tooltipAnimationDuration: 0,
  } as const;
  if (isLying) {
    return (
      <BarChart
        {...look}
        h={Math.max(bars.length, 2) * BAR + 40}
        data={bars.map(({ name, value }) => ({ name, [series]: value }))}
        orientation="vertical"
        series={[{ name: series, color }]}
        gridAxis="y"
        yAxisProps={{ width: 130 }}
        xAxisProps={{ tickFormatter: axis, allowDecimals: false }}
      />
    );
  }
  const lines =
    line === undefined ? [] : [{ name: line, color: 'var(--ink-soft)', type: 'line', strokeDasharray: '5 4' } as const];
  return (
    <CompositeChart
      {...look}
      h={height}
      data={bars.map(({ name, value, before }) => ({ name, [series]: value, ...(line && { [line]: before }) }))}
      series={[{ name: series, color, type: 'bar' }, ...lines]}
      gridAxis="x"
      curveType="linear"
      withDots={false}
      withLegend={line !== undefined}
      legendProps={{ verticalAlign: 'bottom' }}
      lineProps={{ isAnimationActive: false }}
      yAxisProps={{ width: 56, tickFormatter: axis, allowDecimals: false }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
    />
  );
}
