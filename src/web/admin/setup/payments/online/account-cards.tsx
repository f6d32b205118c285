import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type PaymentAccount,
  type PaymentSetup,
  removePaymentAccount,
  tryPaymentKeys,
} from '#contract/payment-settings/staff-calls.ts';
import { entriesOf } from '#domain/keys-of.ts';
import { fieldsOfAccount } from '#domain/payments/account-fields.ts';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';
import { trialSentence } from '#domain/payments/trial-sentence.ts';
import { formatDateTime } from '#domain/time/format-date.ts';
import { onlinePaymentsWords } from '#web/i18n/admin/online-payments.ts';
import { ConfirmDialog } from '#web/staff/form/confirm-dialog.tsx';
import { Card } from '#web/staff/kit/card.tsx';
import { Columns } from '#web/staff/kit/columns.tsx';
import { Fact, Facts } from '#web/staff/kit/facts.tsx';
import { useStep } from '#web/staff/use-step.ts';
import { useApi } from '#web/use-api.ts';
import { AccountDialog } from './account-dialog.tsx';

const words = onlinePaymentsWords.account;

type AccountCardsProps = {
  readonly setup: PaymentSetup;
  readonly provider: ContractProvider;
  readonly readAgain: () => Promise<unknown>;
};

/** The keys of a provider, for trying and real, each in its own card. */
export function AccountCards({ setup, provider, readAgain }: AccountCardsProps) {
  return (
    <Columns least="22rem">
      {setup.accounts
        .filter((account) => account.provider === provider)
        .map((account) => (
          <AccountCard
            key={account.mode}
            account={account}
            isInUse={setup.provider === provider && setup.mode === account.mode}
            readAgain={readAgain}
          />
        ))}
    </Columns>
  );
}

type AccountCardProps = {
  readonly account: PaymentAccount;
  /** Guests pay with it now. */
  readonly isInUse: boolean;
  readonly readAgain: () => Promise<unknown>;
};

const STATE_COLORS = { empty: 'warn', stored: 'good', unreadable: 'bad' } as const;

function AccountCard({ account, isInUse, readAgain }: AccountCardProps) {
  const { provider, mode, state, version } = account;
  const api = useApi();
  const [asked, setAsked] = useState<'form' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const trying = useStep(() => api(tryPaymentKeys, { body: { provider, mode } }).then(asTold), {
    failed: words.attemptFailed,
    onSettled: () => void readAgain(),
  });
  const removing = useStep(() => api(removePaymentAccount, { body: { provider, mode, version } }), {
    failed: words.removeFailed,
    onSettled: () => {
      close();
      void readAgain();
    },
  });
  const hasKeys = state === 'stored';
  return (
    <Card
      title={words.titles[mode]}
      action={
        <Group gap="xs">
          {isInUse && <Badge color="ink">{words.inUse}</Badge>}
          <Badge color={STATE_COLORS[state]}>{words.states[state]}</Badge>
        </Group>
      }
    >
      {state === 'empty' && <Text>{words.empty[mode]}</Text>}
      {state === 'unreadable' && <Text>{words.unreadable}</Text>}
      {hasKeys && <AccountFacts account={account} />}
      <Group gap="sm">
        <Button variant="default" onClick={() => setAsked('form')}>
          {state === 'empty' ? words.write : words.change}
        </Button>
        {hasKeys && (
          <Button variant="default" loading={trying.isPending} onClick={() => trying.mutate()}>
            {words.attempt}
          </Button>
        )}
        {state !== 'empty' && !isInUse && (
          <Button variant="subtle" color="bad" onClick={() => setAsked('remove')}>
            {words.remove}
          </Button>
        )}
      </Group>
      {asked === 'form' && <AccountDialog account={account} onClose={close} onSaved={readAgain} />}
      <ConfirmDialog
        opened={asked === 'remove'}
        title={words.removeTitle}
        confirm={words.remove}
        isPending={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={close}
      >
        {words.removeText}
      </ConfirmDialog>
    </Card>
  );
}

function AccountFacts({ account }: Pick<AccountCardProps, 'account'>) {
  const { provider, shown, stored, savedAt, trial } = account;
  return (
    <Facts>
      {entriesOf(fieldsOfAccount(provider)).map(([name, { label, isMultiline }]) => {
        const isHidden = isMultiline === true || stored.includes(name);
        return (
          <Fact key={name} label={label}>
            {isHidden ? words.secret : shown[name]}
          </Fact>
        );
      })}
      <Fact label={words.savedAt}>{savedAt === null ? '' : formatDateTime(savedAt)}</Fact>
      <Fact label={words.lastTrial}>
        {trial === null ? words.untried : `${formatDateTime(trial.at)}: ${trialSentence(provider, trial)}`}
      </Fact>
    </Facts>
  );
}

/** The card shows the sentence and when it was said; a refusal must not look like a success. */
function asTold({ message, outcome }: { readonly message: string; readonly outcome: string }) {
  return { message: outcome === 'good' ? message : '' };
}
