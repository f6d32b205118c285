import { Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import styles from './kit.module.css';

type ChoicesProps<Value extends string | number> = {
  readonly name: string;
  readonly legend: string;
  /** Where the heading above says the same. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** Small, below the label. */
    readonly note?: string;
    /** Read out instead of label and note. */
    readonly spoken?: string;
    readonly title?: string | undefined;
  }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** A tile is at least so wide. */
  readonly least?: string;
};

/** One of a few, as tiles for a finger. */
export function Choices<Value extends string | number>({
  name,
  legend,
  isLegendHidden = false,
  options,
  chosen,
  onChoose,
  least = '9rem',
}: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={isLegendHidden ? legend : undefined}>
      {!isLegendHidden && (
        <Text component="legend" fw={600} mb="xs">
          {legend}
        </Text>
      )}
      <div className={styles.choices} style={{ '--least': least } as CSSProperties}>
        {options.map(({ value, label, note, spoken, title }) => (
          <label key={value} className={styles.choice} title={title}>
            <input
              type="radio"
              name={name}
              aria-label={spoken}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {label}
            {note !== undefined && <small>{note}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
