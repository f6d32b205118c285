import { type Bani, bani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';
import { ReportChart } from './report-chart.tsx';

const words = reportWords.example;

/** Invented sums in lei with earlier ones: an example chart until there are orders. */
const SOLD = [120, 340, 610, 280, 150, 90, 240, 520, 760, 690, 410, 130];
const SOLD_BEFORE = [160, 300, 480, 330, 170, 130, 210, 430, 640, 600, 380, 170];

/** Vertical bars with a line; `nameOf` labels each. */
export function ExampleBars({ nameOf }: { readonly nameOf: (index: number) => string }) {
  return (
    <ReportChart<Bani>
      label=""
      bars={SOLD.map((lei, index) => ({
        name: nameOf(index),
        value: bani(lei * 100),
        before: bani((SOLD_BEFORE[index] ?? 0) * 100),
      }))}
      series={words.now}
      line={words.before}
      format={formatLei}
      unit={100}
      height={180}
    />
  );
}

/** Horizontal bars, the longest first. */
export function ExampleRanks({ names, of }: { readonly names: readonly string[]; readonly of: 'dishes' | 'people' }) {
  return (
    <ReportChart
      label=""
      bars={names.map((name, index) => ({ name, value: 48 - 11 * index }))}
      series={words.now}
      format={String}
      of={of}
      isLying
    />
  );
}
