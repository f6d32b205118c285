import { Badge, Text } from '@mantine/core';
import type { PaymentSetup } from '#contract/payment-settings/staff-calls.ts';
import type { ContractProvider } from '#domain/payments/payment-settings.ts';
import { onlinePaymentsWords as words } from '#web/i18n/admin/online-payments.ts';
import { Card } from '#web/staff/kit/card.tsx';
import { CopyButton } from '#web/staff/kit/copy-button.tsx';
import { Fill, Row, Rows } from '#web/staff/kit/rows.tsx';

type CardProps = { readonly setup: PaymentSetup; readonly provider: ContractProvider };

/** What is typed in the provider's own screens; NETOPIA is given its addresses with each payment. */
export function AddressesCard({ setup, provider }: CardProps) {
  const addresses = setup.addresses.find((one) => one.provider === provider);
  if (addresses === undefined || provider === 'netopia') return null;
  const { title, hint, notice, back, events } = words.addresses;
  return (
    <Card title={title} hint={hint}>
      <Rows>
        <Address what={notice} address={addresses.noticeUrl} note={events[provider]} />
        {provider === 'viva' && <Address what={back} address={addresses.returnUrl} />}
      </Rows>
    </Card>
  );
}

type AddressProps = { readonly what: string; readonly address: string; readonly note?: string };

function Address({ what, address, note }: AddressProps) {
  return (
    <Row>
      {/* Beside the button where there is room for both. */}
      <Fill style={{ flexBasis: '20rem' }}>
        <Text fw={600}>{what}</Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>
        {note !== undefined && (
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        )}
      </Fill>
      <CopyButton text={address} label={words.addresses.copy} copied={words.addresses.copied} />
    </Row>
  );
}

const STATE_COLORS = { done: 'good', missing: 'warn', by_hand: 'ink' } as const;

/** The steps before real payments; what the product knows is ticked by itself. */
export function GoingLiveCard({ setup, provider }: CardProps) {
  const steps = setup.goingLive.find((one) => one.provider === provider)?.steps ?? [];
  const { title, hint, states } = words.goingLive;
  return (
    <Card title={title} hint={hint}>
      <Rows>
        {steps.map(({ step, state }) => {
          const said = words.goingLive.steps[step];
          return (
            <Row key={step} isTight>
              <Fill>
                <Text>{said.title}</Text>
                {said.hint !== undefined && state !== 'done' && <Text c="dimmed">{said.hint}</Text>}
              </Fill>
              <Badge color={STATE_COLORS[state]}>{states[state]}</Badge>
            </Row>
          );
        })}
      </Rows>
    </Card>
  );
}

/** What depends on the contract, and what the provider's documents leave open. */
export function ConfirmCard({ provider }: Pick<CardProps, 'provider'>) {
  const { title, hint, points } = words.confirm;
  return (
    <Card title={title} hint={hint}>
      <Rows>
        {points[provider].map((point) => (
          <Row key={point}>{point}</Row>
        ))}
      </Rows>
    </Card>
  );
}
