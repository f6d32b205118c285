import type { ComponentProps } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import type { FormView } from './use-form.ts';

/** A line of text of an account form. */
export function TextField<Name extends string>({
  view: { values, errors, edit },
  name,
  label,
  hint,
  isOptional = false,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'required'> & {
  readonly view: Pick<FormView<Name>, 'values' | 'errors' | 'edit'>;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}) {
  return (
    <Field label={label} hint={hint} error={errors[name]} isOptional={isOptional}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          name={name}
          value={values[name]}
          // One computed key of the form's own names.
          onChange={({ target }) => edit({ [name]: target.value } as Partial<Record<Name, string>>)}
        />
      )}
    </Field>
  );
}
