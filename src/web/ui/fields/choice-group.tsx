import { type ReactNode, useId } from 'react';
import { Choice } from './choice.tsx';
import styles from './choice-group.module.css';

/** One of a group of choices; `reason` says why it cannot be taken now. */
export type ChoiceOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly reason?: string | null;
  /** Among tiles: a longer text, so on a phone it has a row of its own. */
  readonly isWide?: boolean;
};

/** Radio buttons as rows or tiles under a common question, with its error. */
export function ChoiceGroup<Value extends string>({
  labelledBy,
  name,
  options,
  value,
  error,
  isTiled = false,
  path = name,
  onChange,
}: {
  /** Id of the heading that asks the question: a legend with the same words would be announced twice. */
  readonly labelledBy: string;
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | null;
  readonly error?: string | undefined;
  /** Side by side when there is room. */
  readonly isTiled?: boolean;
  /** Path of the form's problems about the group. */
  readonly path?: string | undefined;
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <fieldset
      className={`${styles.group} ${isTiled ? styles.tiles : ''}`}
      data-path={path}
      aria-labelledby={labelledBy}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={typeof option.reason === 'string'}
          onChange={() => onChange(option.value)}
        >
          <span className={option.isWide ? styles.wide : styles.label}>{option.label}</span>
          {(option.reason ?? option.hint) && <span className={styles.hint}>{option.reason ?? option.hint}</span>}
        </Choice>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
