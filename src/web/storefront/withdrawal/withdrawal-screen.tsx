import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import { withdrawalText } from '#web/i18n/house/withdrawal.ts';
import { titles } from '#web/i18n/titles.ts';
import { FormFrame, Honeypot } from '#web/storefront/forms/form-frame.tsx';
import { useSending } from '#web/storefront/forms/use-sending.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './withdrawal-screen.module.css';

const EMPTY = { orderNumber: '', email: '', name: '', items: '', website: '' };

/** The withdrawal function that OUG 18/2026 asks of online shops. */
export function WithdrawalScreen({ phoneText }: { readonly phoneText: string }) {
  const { api } = useRouter().options.context;
  const [form, setForm] = useState(EMPTY);
  const [acknowledged, setAcknowledged] = useState<string | null>(null);
  const edit = (change: Partial<typeof EMPTY>) => setForm((before) => ({ ...before, ...change }));
  const { sending, submit } = useSending(
    () => api('withdraw', { body: form }),
    ({ message }) => setAcknowledged(message),
  );
  const text = (name: 'orderNumber' | 'email' | 'name', input: ComponentProps<'input'>) => (control: object) => (
    <input
      type="text"
      {...input}
      {...control}
      name={name}
      value={form[name]}
      onChange={({ target }) => edit({ [name]: target.value })}
    />
  );
  return (
    <div className={styles.page}>
      <h1>{titles.withdrawal}</h1>
      <p>{withdrawalText.intro}</p>
      <Notice tone="plain">{withdrawalText.exception}</Notice>
      {phoneText !== '' && <p>{withdrawalText.before(phoneText)}</p>}
      {acknowledged !== null ? (
        <Notice tone="good" role="status" title={withdrawalText.done}>
          <p>{acknowledged}</p>
          <p>{withdrawalText.doneText}</p>
        </Notice>
      ) : (
        <FormFrame
          label={withdrawalText.form}
          sending={sending}
          submitLabel={withdrawalText.send}
          onSubmit={() => void submit()}
        >
          <Field
            label={withdrawalText.orderNumber}
            hint={withdrawalText.orderNumberHint}
            error={sending.errors.orderNumber}
          >
            {text('orderNumber', { inputMode: 'numeric', autoComplete: 'off' })}
          </Field>
          <Field label={withdrawalText.email} error={sending.errors.email}>
            {text('email', { type: 'email', autoComplete: 'email' })}
          </Field>
          <Field label={withdrawalText.name} error={sending.errors.name}>
            {text('name', { autoComplete: 'name', maxLength: 40 })}
          </Field>
          <Field label={withdrawalText.items} hint={withdrawalText.itemsHint} error={sending.errors.items}>
            {(control) => (
              <textarea
                rows={4}
                maxLength={1000}
                {...control}
                name="items"
                value={form.items}
                onChange={({ target }) => edit({ items: target.value })}
              />
            )}
          </Field>
          <Honeypot value={form.website} onChange={(website) => edit({ website })} />
        </FormFrame>
      )}
    </div>
  );
}
