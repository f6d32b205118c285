import { useState } from 'react';
import type { Bound } from '#web/forms/use-form.ts';
import { signInText } from '#web/i18n/sign-in.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { ICON_LINES } from '#web/ui/icon.tsx';
import styles from './password-field.module.css';

/** A password that can be shown; `autoComplete` tells password managers which one it is. */
export function PasswordField({
  label,
  error,
  'data-path': path,
  ...input
}: Bound<string> & { readonly label: string; readonly autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...control}
            {...input}
            type={isShown ? 'text' : 'password'}
            name={path}
            data-path={path}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
          />
          <button
            type="button"
            className={styles.show}
            aria-label={`${isShown ? signInText.hidePassword : signInText.showPassword}: ${label}`}
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
    <svg width="22" height="22" viewBox="0 0 24 24" {...ICON_LINES} aria-hidden="true">
      <path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0Z" />
      <circle cx="12" cy="12" r="2.8" />
      {!isOpen && <path d="M5 19 19 5" />}
    </svg>
  );
}
