/** Inputs of guests' forms: `<TextField {...form.bind('firstName')} label="Prenume" />`. */
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Bound, BoundTick } from '#web/forms/use-form.ts';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './guest-form.module.css';

type Labelled = { readonly label: string; readonly hint?: ReactNode; readonly isOptional?: boolean };

/** Props of a field; without a `data-path` it shows no problem. */
export type FieldOf<Element extends 'input' | 'textarea' | 'select'> = Labelled &
  Partial<Pick<Bound<string>, 'error' | 'data-path'>> &
  Omit<ComponentProps<Element>, 'name' | 'required'>;

/** Attributes per kind of text: keyboard, autofill, spelling. */
const KINDS = {
  text: { type: 'text' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 254,
  },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 },
} as const;

/** A line of text. */
export function TextField({
  label,
  hint,
  isOptional = false,
  kind = 'text',
  error,
  'data-path': path,
  ...input
}: FieldOf<'input'> & { readonly kind?: keyof typeof KINDS }) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <input {...KINDS[kind]} {...input} {...control} name={path} data-path={path} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({ label, hint, isOptional = false, error, 'data-path': path, ...input }: FieldOf<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <textarea {...input} {...control} name={path} data-path={path} />}
    </Field>
  );
}

/** A checkbox that must be ticked, with its sentence. */
export function TickField({
  children,
  error,
  'data-path': path,
  ...input
}: BoundTick & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <Choice
        type="checkbox"
        required
        {...input}
        name={path}
        data-path={path}
        aria-describedby={error ? id : undefined}
      >
        {children}
      </Choice>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
