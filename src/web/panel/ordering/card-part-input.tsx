import { TextInput } from '@mantine/core';
import { type Bani, minusBani } from '#domain/money/bani.ts';
import { formatLei } from '#domain/money/format-lei.ts';
import { orderingWords as words } from '#web/i18n/panel/ordering.ts';
import { parseCardPart } from './card-part.ts';

type Props = {
  readonly id?: string;
  /** The part that is paid by card, as typed. */
  readonly value: string;
  readonly payable: Bani;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
};

/** A payment in two parts: the card part is typed, the rest is cash. */
export function CardPartInput({ id, value, payable, error, onChange }: Props) {
  const card = parseCardPart(value, payable);
  return (
    <TextInput
      {...(id === undefined ? {} : { id })}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      label={words.cardPart}
      description={
        card === null ? words.splitOf(formatLei(payable)) : words.inCash(formatLei(minusBani(payable, card)))
      }
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
