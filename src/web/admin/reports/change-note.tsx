import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { compareSums } from '#domain/statistics/change.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';

const words = reportWords.change;

type Compared<Value extends number> = {
  readonly now: Value;
  readonly before: Value;
  readonly format: (value: Value) => string;
  /** What `before` is of: „1–22 octombrie”. */
  readonly than: string;
  /** Of rejected orders fewer are better. */
  readonly isLessBetter?: boolean;
};

/**
 * How a figure stands to an earlier one: percent and amount to look at, a sentence to listen to. `null` where there was
 * nothing to compare with.
 */
export function changeNote<Value extends number>(compared: Compared<Value>): ReactNode {
  const { now, before, format, than, isLessBetter = false } = compared;
  const { by, percent } = compareSums(now, before);
  if (percent === null) return null;
  if (by === 0) return words.same(than);
  // A difference of two values is one of their kind.
  const amount = format(Math.abs(by) as Value);
  const isMore = by > 0;
  return (
    <>
      <span className="visually-hidden">
        {(isMore ? words.more : words.less)(amount, String(Math.abs(percent)), than)}
      </span>
      <span aria-hidden>
        <Text component="span" fw={600} c={isMore === isLessBetter ? 'warn' : 'good'}>
          {isMore ? '▲' : '▼'} {Math.abs(percent)} %
        </Text>{' '}
        {words.beside(`${isMore ? '+' : '−'}${amount}`, than)}
      </span>
    </>
  );
}
