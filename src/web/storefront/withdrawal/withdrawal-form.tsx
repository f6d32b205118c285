import { useEffect, useRef, useState } from 'react';
import { withdraw } from '#contract/withdrawals/calls.ts';
import { TextArea, TextField } from '#web/forms/guest/fields.tsx';
import { GuestForm, Honeypot } from '#web/forms/guest/guest-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { withdrawalText } from '#web/i18n/shop/withdrawal.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useApi } from '#web/use-api.ts';
import { useSendingKey } from '#web/use-sending-key.ts';
import { type TypedWithdrawal, withdrawalProblems } from './withdrawal-problems.ts';
import styles from './withdrawal-screen.module.css';

/** Two steps: what one withdraws from, then a button that only confirms it. */
export function WithdrawalForm() {
  const api = useApi();
  const sendOnce = useSendingKey();
  const [isChecking, setChecking] = useState(false);
  const [acknowledged, setAcknowledged] = useState<string | null>(null);
  const form = useForm({
    initial: { orderNumber: '', email: '', name: '', items: '', website: '' },
    judge: withdrawalProblems,
    send: async (values) => (isChecking ? sendOnce((headers) => api(withdraw, { headers, body: values })) : null),
    onSent(answer) {
      if (answer === null) setChecking(true);
      else setAcknowledged(answer.message);
    },
    // A field that the server refuses is in the first step.
    reveal: async () => setChecking(false),
  });
  if (acknowledged !== null) {
    return (
      <Notice tone="good" role="status" title={withdrawalText.done}>
        <p>{acknowledged}</p>
        <p>{withdrawalText.doneText}</p>
      </Notice>
    );
  }
  if (isChecking) {
    return (
      <GuestForm key="check" form={form} label={withdrawalText.check} submitLabel={withdrawalText.confirm}>
        <Summary typed={form.values} />
        <Button look="secondary" className={styles.change} onClick={() => setChecking(false)}>
          {withdrawalText.change}
        </Button>
      </GuestForm>
    );
  }
  return (
    <GuestForm key="fill" form={form} label={withdrawalText.form} submitLabel={withdrawalText.send}>
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
  );
}

/** What is confirmed; it takes the focus from the button that is gone. */
function Summary({ typed: { orderNumber, email, name, items } }: { readonly typed: TypedWithdrawal }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = [
    [withdrawalText.orderNumber, orderNumber],
    [withdrawalText.email, email],
    [withdrawalText.name, name],
    [withdrawalText.items, items],
  ];
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {withdrawalText.check}
      </h2>
      <p>{withdrawalText.checkText}</p>
      <dl className={styles.summary}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
