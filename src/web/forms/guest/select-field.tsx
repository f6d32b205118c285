import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { FieldOf } from './fields.tsx';

/** A select; its `option` elements are the children. */
export function SelectField({
  label,
  hint,
  isOptional = false,
  error,
  'data-path': path,
  ...input
}: FieldOf<'select'>) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => <Select {...input} {...control} name={path} data-path={path} />}
    </Field>
  );
}
