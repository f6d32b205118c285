import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { compareSums } from '#domain/statistics/change.ts';
import { reportWords } from '#web/i18n/admin/reports.ts';

const words = reportWords.change;

type Compared<Value extends number> = {
  readonly now: Value;
  readonly before: Value;
  readonly format: (value: Value) => string;
  /** The period of `before`: „1–22 octombrie”. */
  readonly than: string;
  /** For rejected orders, fewer is better. */
  readonly isLessBetter?: boolean;
};

/**
 * Compares a figure with an earlier one: percent and amount, and a sentence for screen readers. `null` when there is
 * nothing to compare with.
 */
export function changeNote<Value extends number>(compared: Compared<Value>): ReactNode {
  const { now, before, format, than, isLessBetter = false } = compared;
  const { by, percent } = compareSums(now, before);
  if (percent === null) return null;
  if (by === 0) return words.same(than);
  // The difference of two values has their type.
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
