import { Alert, Text } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import styles from './kit.module.css';

type ChoicesProps<Value extends string | number> = {
  readonly name: string;
  readonly legend: string;
  /** For a legend that repeats the heading above. */
  readonly isLegendHidden?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** Small, below the label. */
    readonly note?: string;
    /** Accessible name instead of label and note. */
    readonly spoken?: string;
    readonly title?: string | undefined;
    /** Twice as wide as the others. */
    readonly isWide?: boolean;
  }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The problem, shown below the tiles. */
  readonly error?: string | undefined;
  /** Path of the value in a form (web/forms). */
  readonly 'data-path'?: string;
  /** Minimum width of a tile. */
  readonly least?: string;
  /** The notes are sentences: the tiles are read like a list, each with the ring of a choice. */
  readonly isExplained?: boolean;
};

/** One choice of a few, as tiles for a finger; `{...form.bind('path')}`, or value and handler. */
export function Choices<Value extends string | number>({
  name,
  legend,
  isLegendHidden = false,
  options,
  value: chosen,
  onChange,
  error,
  'data-path': path,
  least = '9rem',
  isExplained = false,
}: ChoicesProps<Value>) {
  return (
    <fieldset aria-label={isLegendHidden ? legend : undefined} data-path={path}>
      {!isLegendHidden && (
        <Text component="legend" fw={600} mb="xs">
          {legend}
        </Text>
      )}
      <div
        className={styles.choices}
        data-explained={isExplained || undefined}
        style={{ '--least': least } as CSSProperties}
      >
        {options.map(({ value, label, note, spoken, title, isWide = false }) => (
          <label key={value} className={styles.choice} title={title} data-double={isWide || undefined}>
            <input
              type="radio"
              name={name}
              aria-label={spoken}
              checked={chosen === value}
              onChange={() => onChange(value)}
            />
            {label}
            {note !== undefined && <small>{note}</small>}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <Alert mt="sm" role="alert">
          {error}
        </Alert>
      )}
    </fieldset>
  );
}
