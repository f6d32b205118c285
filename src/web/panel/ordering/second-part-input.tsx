import { TextInput } from '@mantine/core';
import { type Bani, minusBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { factsOf, meansOfWay, type PaymentWay } from '#domain/orders/payment-means.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';
import { parseSecondPart } from './second-part.ts';

type Props = {
  readonly id?: string;
  readonly way: PaymentWay;
  /** The part that is paid with the second means of the way, as typed. */
  readonly value: string;
  readonly payable: Bani;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

/** A payment in two parts: the second one is typed, the first has the rest. */
export function SecondPartInput({ id, way, value, payable, error, onChange }: Props) {
  const amount = parseSecondPart(value, payable);
  const [first, second] = meansOfWay(way).map(factsOf);
  return (
    <TextInput
      {...(id === undefined ? {} : { id })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      label={words.secondPart(second?.ofAmount ?? '')}
      description={
        amount === null
          ? words.splitOf(formatLei(payable), first?.ofAmount ?? '')
          : words.firstPart(first?.sumLabel ?? '', formatLei(minusBani(payable, amount)))
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
