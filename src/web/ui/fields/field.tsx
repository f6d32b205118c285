import { type ReactNode, useId } from 'react';
import { general } from '#web/i18n/general.ts';
import styles from './field.module.css';

/** Attributes that the control inside a field needs so that label, hint and error belong to it. */
export type FieldControl = {
  readonly id: string;
  readonly className: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

/**
 * A label, one control, a hint and an error that screen readers announce with it.
 *
 * @example <Field label="Prenume" error={errors.firstName}>{(control) => <input {...control} name="firstName"
 * />}</Field>
 */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  children,
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({general.optional})</span>}
      </label>
      {children({
        id,
        className: `${styles.control}`,
        required: !isOptional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
