import { useState } from 'react';
import { TextArea, TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm, Honeypot } from '#web/forms/guest/guest-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { withdrawalText } from '#web/i18n/house/withdrawal.ts';
import { titles } from '#web/i18n/titles.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import styles from './withdrawal-screen.module.css';

/** The withdrawal function that OUG 18/2026 requires of online shops. */
export function WithdrawalScreen({ phoneText }: { readonly phoneText: string }) {
  const api = useApi();
  const sendOnce = useSendingKey();
  const [acknowledged, setAcknowledged] = useState<string | null>(null);
  const form = useForm({
    initial: { orderNumber: '', email: '', name: '', items: '', website: '' },
    send: (values) => sendOnce((headers) => api('withdraw', { headers, body: values })),
    onSent: ({ message }) => setAcknowledged(message),
  });
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
        <GuestForm form={form} label={withdrawalText.form} submitLabel={withdrawalText.send}>
          <TextField
            {...form.bind('orderNumber')}
            label={withdrawalText.orderNumber}
            hint={withdrawalText.orderNumberHint}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...form.bind('email')} kind="email" label={withdrawalText.email} />
          <TextField {...form.bind('name')} label={withdrawalText.name} autoComplete="name" maxLength={40} />
          <TextArea
            {...form.bind('items')}
            label={withdrawalText.items}
            hint={withdrawalText.itemsHint}
            rows={4}
            maxLength={1000}
          />
          <Honeypot {...form.bind('website')} />
        </GuestForm>
      )}
    </div>
  );
}
