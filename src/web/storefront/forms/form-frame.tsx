import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { general } from '#web/i18n/general.ts';
import { Button } from '#web/ui/button.tsx';
import { useFormReady } from '#web/ui/fields/use-form-ready.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './form-frame.module.css';
import type { Sending } from './use-sending.ts';

/** A short form: its fields, what is wrong with the whole, one button. After a refusal the first wrong field has the focus. */
export function FormFrame({
  label,
  sending,
  submitLabel,
  onSubmit,
  children,
}: {
  readonly label: string;
  readonly sending: Sending;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isReady = useFormReady(form);
  const { errors, problem, isBusy } = sending;
  // Outside system: the focus of the document.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate onSubmit={handleSubmit}>
      {children}
      {problem !== '' && (
        <Notice tone="warn" role="alert">
          {problem}
        </Notice>
      )}
      <Button type="submit" isReady={isReady} isBusy={isBusy}>
        {isBusy ? general.sending : submitLabel}
      </Button>
    </form>
  );
}

/** A field that only programs see and fill in. */
export function Honeypot({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
