import type { ComponentProps } from 'react';
import type { TextField } from '#web/storefront/checkout/form/checkout-form.ts';
import type { CheckoutField } from '#web/storefront/checkout/problems/judge-checkout.ts';
import type { Checkout } from '#web/storefront/checkout/use-checkout.ts';
import { Field } from '#web/ui/fields/field.tsx';

type TextName = TextField & CheckoutField;

/** A line of text of the form, with its label, hint and error. */
export function CheckoutText({
  view: { form, errorOf, edit, leave },
  name,
  label,
  hint,
  isOptional = false,
  isUnmarked = false,
  ...input
}: Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'required'> & {
  readonly view: Checkout;
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Optional too, but a word above says so for several. */
  readonly isUnmarked?: boolean;
}) {
  return (
    <Field label={label} hint={hint} error={errorOf(name)} isOptional={isOptional}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          required={control.required && !isUnmarked}
          name={name}
          value={form[name]}
          onBlur={() => {
            // Whoever only passes through is not told off.
            if (form[name] !== '') leave(name);
          }}
          onChange={({ target }) => edit({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
