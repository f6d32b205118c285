import type { CSSProperties } from 'react';
import { chooseTicks } from './choose-ticks.ts';
import styles from './report-chart.module.css';

type Bar<Value> = { readonly name: string; readonly value: Value; readonly before?: Value };

type ReportChartProps<Value extends number> = {
  /** Accessible name of the chart; the same facts are in words or in a table beside it. */
  readonly label: string;
  readonly bars: readonly Bar<Value>[];
  readonly series: string;
  readonly format: (value: Value) => string;
  /** What is counted, which sets the colour. */
  readonly of?: 'money' | 'dishes' | 'people';
  /** How many of a value are one on the axis: 100 for bani, which the axis shows as whole lei. */
  readonly unit?: number;
  /** Name of the line for `before`; without it there is no line. */
  readonly line?: string | undefined;
  /** Height of vertical bars in pixels. */
  readonly height?: number;
  /** Horizontal bars, for long names. */
  readonly isLying?: boolean;
};

/** The most names that stand side by side below vertical bars, on a wide screen and on a phone. */
const NAMES = { wide: 12, narrow: 5 };

/** One series of bars; vertical ones may have a line for comparison. A bar that is pointed at shows its values. */
export function ReportChart<Value extends number>(props: ReportChartProps<Value>) {
  const { label, bars, unit = 1, line, height = 260, isLying = false, of = 'money' } = props;
  const values = bars.flatMap(({ value, before = 0 }) => (line === undefined ? [value] : [value, before]));
  const ticks = chooseTicks(Math.max(0, ...values), unit);
  const part = (value: number) => (100 * value) / (ticks.at(-1) ?? 1);
  return (
    <div role="img" aria-label={label} className={styles.chart} data-of={of} style={isLying ? {} : { height }}>
      <div className={isLying ? styles.lying : styles.standing}>
        {ticks.map((tick) => (
          <div key={tick} className={styles.tick} style={at(part(tick))}>
            <span className={styles.label}>{(tick / unit).toLocaleString('ro-RO', { maximumFractionDigits: 0 })}</span>
          </div>
        ))}
        <div className={styles.bars}>
          {bars.map((bar, index) => (
            <div key={placeKey(index)} className={styles.place} data-name={nameShown(index, bars.length)}>
              <span className={styles.name}>{bar.name}</span>
              <div className={styles.bar} style={at(part(bar.value))} />
              <Values {...props} bar={bar} isAfter={isLying || index < bars.length / 2} />
            </div>
          ))}
        </div>
        {line !== undefined && <Line heights={bars.map(({ before = 0 }) => part(before))} />}
      </div>
      {line !== undefined && <Legend series={props.series} line={line} />}
    </div>
  );
}

type ValuesProps<Value extends number> = Pick<ReportChartProps<Value>, 'series' | 'line' | 'format'> & {
  readonly bar: Bar<Value>;
  /** Shown after its bar; else before it. */
  readonly isAfter: boolean;
};

function Values<Value extends number>({
  bar: { name, value, before },
  series,
  line,
  format,
  isAfter,
}: ValuesProps<Value>) {
  return (
    <div className={styles.values} data-after={isAfter || undefined}>
      <strong>{name}</strong>
      <span>
        {series}: {format(value)}
      </span>
      {line !== undefined && before !== undefined && (
        <span>
          {line}: {format(before)}
        </span>
      )}
    </div>
  );
}

/** Through the middle of each place; stretched to the width of the bars. */
function Line({ heights }: { readonly heights: readonly number[] }) {
  const points = heights.map((height, index) => `${index + 0.5},${100 - height}`).join(' ');
  return (
    <svg className={styles.line} viewBox={`0 0 ${heights.length} 100`} preserveAspectRatio="none" aria-hidden>
      <polyline points={points} />
    </svg>
  );
}

function Legend({ series, line }: { readonly series: string; readonly line: string }) {
  return (
    <div className={styles.legend}>
      <span className={styles.entry} data-for="bars">
        {series}
      </span>
      <span className={styles.entry} data-for="line">
        {line}
      </span>
    </div>
  );
}

/** Per cent of the axis, as the style sheet reads it. */
function at(part: number): CSSProperties {
  return { '--at': `${part}%` } as CSSProperties;
}

/** Names may be the same: two customers. */
const placeKey = (index: number) => `place ${index}`;

/** Where not all names fit, every second, third … one is shown. */
function nameShown(index: number, count: number): 'always' | 'wide' | undefined {
  const wide = Math.ceil(count / NAMES.wide);
  const narrow = wide * Math.ceil(count / wide / NAMES.narrow);
  if (index % narrow === 0) return 'always';
  return index % wide === 0 ? 'wide' : undefined;
}
