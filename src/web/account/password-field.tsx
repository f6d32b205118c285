import { useState } from 'react';
import { accountText } from '#web/i18n/account.ts';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './password-field.module.css';
import type { FormView } from './use-form.ts';

/** A password that can be looked at; `autoComplete` tells password managers which one it is. */
export function PasswordField<Name extends string>({
  view: { values, errors, edit },
  name,
  label,
  autoComplete,
}: {
  readonly view: Pick<FormView<Name>, 'values' | 'errors' | 'edit'>;
  readonly name: Name;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={name}
            value={values[name]}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            // One computed key of the form's own names.
            onChange={({ target }) => edit({ [name]: target.value } as Partial<Record<Name, string>>)}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={`${isShown ? accountText.hidePassword : accountText.showPassword}: ${label}`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <EyeIcon isOpen={isShown} />
          </button>
        </div>
      )}
    </Field>
  );
}

function EyeIcon({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" className={styles.eye} aria-hidden="true">
      <path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="M5 19 19 5" />}
    </svg>
  );
}
